import { type Block, type CssNode, type Declaration, generate, parse, walk } from 'css-tree';

import { cssTypeNamed, featureAt, lackedBy, type Oldest } from './features.ts';
import type { Use } from './scripts.ts';

/** Units that the data lists in groups. */
const UNIT_GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^d(vh|vw|vmin|vmax|vi|vb)$/, 'viewport_percentage_units_dynamic'],
  [/^s(vh|vw|vmin|vmax|vi|vb)$/, 'viewport_percentage_units_small'],
  [/^l(vh|vw|vmin|vmax|vi|vb)$/, 'viewport_percentage_units_large'],
  [/^cq(w|h|i|b|min|max)$/, 'container_query_length_units'],
];

/**
 * Every use in a sheet of a property, value, function, unit, selector or rule that one of the oldest engines lacks. What
 * stands within `@supports` has its fallback outside, and a declaration its fallback in an earlier one of the same
 * property in the same rule, or of its prefixed name, unless that one is lacked as well.
 */
export function usesInSheet(text: string, oldest: readonly Oldest[]): Use[] {
  const found: Use[] = [];
  const note = (feature: string, node: CssNode, lacking: readonly string[]): void => {
    if (lacking.length > 0) found.push({ feature, line: node.loc?.start.line ?? 0, lackedBy: lacking });
  };
  const fallbacks = new Map<Block, Set<string>>();
  walk(parse(text, { positions: true }), {
    enter(this: { readonly atrule: unknown; readonly block: Block | null }, node: CssNode) {
      const { atrule } = this as { atrule: { name: string } | null };
      if (node.type === 'Atrule') {
        note(`@${node.name}`, node, lackedBy(featureAt('css', 'at-rules', node.name), oldest));
        return;
      }
      if (atrule?.name === 'supports') return;
      if (node.type === 'Feature' || (node.type as string) === 'MediaFeature') {
        const { name } = node as unknown as { readonly name: string };
        note(
          `media feature ${name}`,
          node,
          lackedBy(featureAt('css', 'at-rules', 'media', name.replace(/^(min|max)-/, '')), oldest),
        );
      }
      if (node.type === 'FeatureRange')
        note(
          'media feature range',
          node,
          lackedBy(featureAt('css', 'at-rules', 'media', 'range_syntax'), oldest),
        );
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
        note(`selector :${node.name}`, node, lackedBy(featureAt('css', 'selectors', node.name), oldest));
      if (node.type === 'NestingSelector')
        note('selector &', node, lackedBy(featureAt('css', 'selectors', 'nesting'), oldest));
      if (node.type === 'Declaration') judgeDeclaration(node, this.block, note);
    },
  });
  return found;

  function judgeDeclaration(node: Declaration, block: Block | null, note: Note): void {
    const { property } = node;
    if (property.startsWith('--')) return;
    const earlier = block ? (fallbacks.get(block) ?? new Set<string>()) : new Set<string>();
    if (block) fallbacks.set(block, earlier);
    if (/^-(webkit|moz)-/.test(property)) {
      earlier.add(property);
      return;
    }
    const without = lackedBy(featureAt('css', 'properties', property), oldest);
    if (without.length > 0) {
      // With the name that some engines knew it by, it is known to them.
      if (!earlier.has(`-webkit-${property}`)) note(`property ${property}`, node, without);
      return;
    }
    const lacking: [string, CssNode, string[]][] = [];
    walk(node.value, (part: CssNode) => {
      const feature = valueFeature(property, part);
      const missing = lackedBy(feature, oldest);
      if (missing.length > 0) lacking.push([`${property}: ${generate(part)}`, node, missing]);
    });
    if (lacking.length === 0) earlier.add(property);
    else if (!earlier.has(property)) for (const each of lacking) note(...each);
  }
}

type Note = (feature: string, node: CssNode, lacking: readonly string[]) => void;

function valueFeature(property: string, part: CssNode) {
  if (part.type === 'Identifier') return featureAt('css', 'properties', property, part.name);
  if (part.type === 'Function') return cssTypeNamed(part.name);
  if (part.type === 'Dimension') {
    const group = UNIT_GROUPS.find(([pattern]) => pattern.test(part.unit))?.[1] ?? part.unit;
    return featureAt('css', 'types', 'length', group);
  }
  return undefined;
}
