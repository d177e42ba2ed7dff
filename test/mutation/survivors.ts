import { readFileSync } from 'node:fs';
import process from 'node:process';

/** What is read of the report: the mutants of each file. */
interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}
interface Mutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Place; readonly end: Place };
}
/** Both counted from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

const report: Report = JSON.parse(readFileSync('.cache/mutation/report.json', 'utf8'));
const named = sections(readFileSync('test/mutation/survivors.md', 'utf8'));
const unnamed = new Map<string, string[]>();
const met = new Set<string>();

for (const [path, { source, mutants }] of Object.entries(report.files)) {
  const lines = source.split('\n');
  for (const { status, location, replacement = '' } of mutants) {
    if (status !== 'Survived' && status !== 'NoCoverage') continue;
    const code = oneLine(lines[location.start.line - 1] ?? '');
    const change = `${quoted(between(lines, location))} → ${quoted(oneLine(replacement))}`;
    const entry = named
      .get(path)
      ?.find((one) => one.startsWith(`- ${quoted(code)}:`) && one.includes(change));
    if (entry === undefined)
      unnamed.set(path, [...(unnamed.get(path) ?? []), `- ${quoted(code)}: ${change}`]);
    else met.add(path + entry);
  }
}

for (const [path, entries] of unnamed) console.log(`## ${path}\n\n${entries.join('\n')}\n`);
const gone = [...named].flatMap(([path, entries]) =>
  entries.filter((entry) => path in report.files && !met.has(path + entry)),
);
if (gone.length > 0) console.log(`Named in survivors.md, and killed by now:\n\n${gone.join('\n')}\n`);
if (unnamed.size > 0) {
  console.log(
    'These survived and are not named in survivors.md: a test would notice them, or they have a reason there.',
  );
  process.exitCode = 1;
}

/** The entries below each heading, one a line. */
function sections(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let path = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) path = line.slice(3);
    else if (line.startsWith('- ')) found.set(path, [...(found.get(path) ?? []), line]);
  }
  return found;
}

function between(lines: readonly string[], { start, end }: Mutant['location']): string {
  const part = lines.slice(start.line - 1, end.line);
  part[part.length - 1] = part.at(-1)?.slice(0, end.column - 1) ?? '';
  part[0] = part[0]?.slice(start.column - 1) ?? '';
  return oneLine(part.join('\n'));
}

function oneLine(code: string): string {
  return code.trim().replace(/\s+/g, ' ');
}

function quoted(code: string): string {
  const fence = code.includes('`') ? '``' : '`';
  return `${fence}${code}${fence}`;
}
