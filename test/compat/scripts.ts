import { parseSync } from 'rolldown/utils';

import { featureAt, lackedBy, membersNamed, type Oldest } from './features.ts';

/** A use of something that one of the oldest engines lacks. */
export interface Use {
  /** What is used, such as `api Navigator.share`. */
  readonly feature: string;
  readonly line: number;
  readonly lackedBy: readonly string[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** Objects that stand for one interface wherever they are named. */
const OBJECTS: Readonly<Record<string, readonly string[]>> = {
  navigator: ['Navigator'],
  document: ['Document', 'Node', 'EventTarget'],
  window: ['Window', 'EventTarget'],
  globalThis: ['Window', 'EventTarget'],
  self: ['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope', 'EventTarget'],
  location: ['Location'],
  history: ['History'],
  screen: ['Screen', 'EventTarget'],
  performance: ['Performance', 'EventTarget'],
  crypto: ['Crypto'],
  CSS: ['CSS'],
};

/** Nodes of TypeScript that hold code; all others of its own are types and are gone when the app runs. */
const CODE = /^TS(AsExpression|NonNullExpression|SatisfiesExpression|InstantiationExpression)$/;

/** The names of members that a script declares itself: in its types, objects and classes. */
export function ownMembers(path: string, text: string): string[] {
  const names: string[] = [];
  const visit = (node: Node): void => {
    if (
      /^(TSPropertySignature|TSMethodSignature|Property|PropertyDefinition|MethodDefinition|VariableDeclarator|FunctionDeclaration)$/.test(
        node.type,
      )
    )
      names.push(nameOf(node.key ?? node.id));
    eachChild(node, visit);
  };
  visit(parseSync(path, text).program as unknown as Node);
  return names;
}

/**
 * Every use in a script of a global, a member or an attribute that one of the oldest engines lacks. `own` are the
 * members that the app declares itself: a member of such a name is only judged on an object whose interface is known.
 */
export function usesInScript(
  path: string,
  text: string,
  oldest: readonly Oldest[],
  own: ReadonlySet<string>,
): Use[] {
  const found: Use[] = [];
  const note = (feature: string, at: Node, lacking: readonly string[]): void => {
    if (lacking.length > 0)
      found.push({ feature, line: text.slice(0, at.start).split('\n').length, lackedBy: lacking });
  };
  const visit = (node: Node): void => {
    if (node.type.startsWith('TS') && !CODE.test(node.type)) return;
    if (node.type === 'MemberExpression' && node.computed === false) judgeMember(node, note, oldest, own);
    if (node.type === 'NewExpression' || node.type === 'CallExpression') judgeGlobal(node, note, oldest, own);
    if (node.type === 'JSXAttribute') judgeAttribute(nameOf(node.name), node, note, oldest);
    if (node.type === 'TemplateElement') {
      const { raw } = node.value as { readonly raw: string };
      for (const [, name = ''] of raw.matchAll(/\s\??([a-z-]+)=/g)) judgeAttribute(name, node, note, oldest);
    }
    eachChild(node, visit);
  };
  visit(parseSync(path, text).program as unknown as Node);
  return found;
}

function eachChild(node: Node, visit: (child: Node) => void): void {
  for (const child of Object.values(node))
    for (const each of Array.isArray(child) ? child : [child])
      if (each && typeof each === 'object' && 'type' in each) visit(each as Node);
}

type Note = (feature: string, at: Node, lacking: readonly string[]) => void;

function nameOf(node: unknown): string {
  const { name } = (node ?? {}) as { readonly name?: unknown };
  return typeof name === 'string' ? name : '';
}

/** A member of an object whose interface is known by its name, or else of whichever interface has had it the longest. */
function judgeMember(node: Node, note: Note, oldest: readonly Oldest[], own: ReadonlySet<string>): void {
  const member = nameOf(node.property);
  const object = nameOf(node.object);
  const known = OBJECTS[object]?.map((each) => featureAt('api', each, member)).find(Boolean);
  if (known) {
    note(`api ${object}.${member}`, node, lackedBy(known, oldest));
    return;
  }
  // A static member names its interface itself.
  const fixed =
    featureAt('api', object, `${member}_static`) ?? featureAt('javascript', 'builtins', object, member);
  if (fixed) {
    note(`${object}.${member}`, node, lackedBy(fixed, oldest));
    return;
  }
  if (own.has(member)) return;
  const all = [...membersNamed(member, 'api'), ...membersNamed(member, 'javascript')];
  const lacking = all.map((each) => lackedBy(each, oldest)).sort((a, b) => a.length - b.length);
  note(`member ${member}`, node, lacking[0] ?? []);
}

/** A constructor or function that the page itself has. */
function judgeGlobal(node: Node, note: Note, oldest: readonly Oldest[], own: ReadonlySet<string>): void {
  const name = nameOf(node.callee);
  if (!name || own.has(name)) return;
  const feature =
    featureAt('api', name) ?? featureAt('api', 'Window', name) ?? featureAt('javascript', 'builtins', name);
  note(`global ${name}`, node, lackedBy(feature, oldest));
}

function judgeAttribute(name: string, node: Node, note: Note, oldest: readonly Oldest[]): void {
  note(
    `attribute ${name}`,
    node,
    lackedBy(featureAt('html', 'global_attributes', name.toLowerCase()), oldest),
  );
}
