import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';

/** Attributes and properties that a player reads or hears. */
const SPEAKING =
  /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label|told|say|hint|heading|question|button|closeName|note)$/;
/** Functions that say what they are given. */
const SAYING = /^(say|announce|alert|confirm|prompt)$/;
/** What reads like words for a player wherever it stands: two words after a capital, or a sentence's end. */
const SENTENCE = /^\p{Lu}[\p{L}’]*[,:]?( [\p{L}\d’]+)+|\p{L}{2,} .*\p{L}{2,}[.?!…]$/u;
/** What a text goes through on its way to who shows it. */
const PASSING =
  /^(JSXExpressionContainer|TemplateLiteral|ConditionalExpression|LogicalExpression|BinaryExpression)$/;
const LETTER = /\p{L}{2}/u;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** The text of a string or of a part of a template; null for anything else. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement') return (node.value as { cooked: string }).cooked;
  return null;
}

/** What Lit writes into the page beside its tags, and what its tags say by themselves. */
function saidInMarkup(quasis: readonly Node[]): string[] {
  const markup = quasis.map((quasi) => textOf(quasi) ?? '').join('{}');
  const attributes = [...markup.matchAll(/\s([\w-]+)="([^"]*)"/g)];
  return [
    ...markup.replace(/<[^>]*>/g, '\n').split('\n'),
    ...attributes.flatMap(([, name = '', value = '']) => (SPEAKING.test(name) ? [value] : [])),
  ].filter((text) => LETTER.test(text));
}

/** The name of what a string is given to: a property, an attribute or a function. */
function takerOf(parent: Node, node: Node): string {
  const named = (node: unknown): string => {
    const { name, value, property } = (node ?? {}) as { name?: unknown; value?: unknown; property?: unknown };
    if (typeof name === 'string') return name;
    return typeof value === 'string' ? value : property === undefined ? '' : named(property);
  };
  switch (parent.type) {
    case 'Property':
      return parent.value === node ? named(parent.key) : '';
    case 'JSXAttribute':
      return named(parent.name);
    case 'CallExpression':
      return (parent.arguments as Node[])[0] === node ? named((parent.callee as Node).property) : '';
    case 'AssignmentExpression':
      return named(parent.left);
    default:
      return '';
  }
}

/** Every text that a file shows or says by itself. */
function literalsIn(path: string, text: string): string[] {
  const { program } = parseSync(path, text);
  const found: string[] = [];
  const report = (node: Node, said: string): void => {
    found.push(`${path}:${text.slice(0, node.start).split('\n').length} ${said.trim()}`);
  };
  /** `to` is what the words go to that are met on the way down: past choices and templates, to an attribute or a call. */
  const walk = (node: Node, to: string): void => {
    if (/^(Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(node.type)) return;
    // What is thrown is for who mends the app.
    if (node.type === 'NewExpression' && (node.callee as Node).name === 'Error') return;
    if (node.type === 'TaggedTemplateExpression') {
      const { quasis, expressions } = node.quasi as unknown as { quasis: Node[]; expressions: Node[] };
      for (const said of saidInMarkup(quasis)) report(node, said);
      for (const one of expressions) walk(one, '');
      return;
    }
    const said = textOf(node);
    if (node.type === 'JSXText' && LETTER.test(String(node.value))) report(node, String(node.value));
    const speaks = (SPEAKING.test(to) || SAYING.test(to)) && LETTER.test(said ?? '');
    if (said !== null && (speaks || SENTENCE.test(said))) report(node, said);
    for (const [key, value] of Object.entries(node)) {
      const isAsked = key === 'test' || (node.type === 'BinaryExpression' && node.operator !== '+');
      for (const child of (Array.isArray(value) ? value : [value]) as (Node | null)[]) {
        if (typeof child !== 'object' || child === null || !('type' in child)) continue;
        const passed = takerOf(node, child) || (PASSING.test(node.type) ? to : '');
        walk(child, isAsked ? '' : passed);
      }
    }
  };
  walk(program as unknown as Node, '');
  return found;
}

test('what players read or hear stands in the words alone', () => {
  const found = ['src/app', 'src/pieces'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .map((path) => join(room, path))
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) => literalsIn(path, readFileSync(path, 'utf8'))),
  );
  expect(found).toEqual([]);
});

test.each([
  ['between tags', '<p>Not yet</p>'],
  ['one word between tags', '<b>Undo</b>'],
  ['an attribute', '<a aria-label="undo" />'],
  ['a choice in an attribute', '<a title={on ? "off" : name} />'],
  ['a template in an attribute', `<img alt={\`room \${room}\`} />`],
  ['what another part shows', '<Note told={"kept"} />'],
  ['a template between tags', `<p>{\`\${count} things are left.\`}</p>`],
  ['a sentence that is held', "const WHY = 'There is no game.'"],
  ['a name that is held', "const names = ['New game']"],
  ['an object that is shown', "const one = { label: 'undo' }"],
  ['what is announced', "announcer.say('done')"],
  ['a piece’s markup', 'html`<b class="x">Ghost</b>`'],
  ['a piece’s attribute', 'html`<b aria-label="ghost"></b>`'],
])('a text that is planted is found: %s', (_, code) => {
  expect(literalsIn('planted.tsx', `export const planted = () => { ${code} };`)).toHaveLength(1);
});

test.each([
  ['a class', '<p class="big warm" />'],
  ['an id of a part', '<a aria-labelledby="the-title" />'],
  ['a line of a transcript', "const line = 'draw locket'"],
  ['what is asked about', "<p title={kind === 'won' ? name : other} />"],
  ['what is thrown', "throw new Error('There is no game.')"],
  ['a selector', "page.querySelector('a[href], button')"],
])('what nobody reads is none: %s', (_, code) => {
  expect(literalsIn('planted.tsx', `export const planted = () => { ${code} };`)).toEqual([]);
});
