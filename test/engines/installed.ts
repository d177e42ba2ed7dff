import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program, in the folders that are searched for programs; undefined where it is not installed. */
export function programCalled(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isRunnable);
}

/** The small browser that comes with WebKitGTK, which lies in a folder of the library and not among programs. */
export function miniBrowser(): string | undefined {
  const libraries = ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter((folder) => existsSync(folder));
  const folders = libraries.flatMap((library) => [
    library,
    ...readdirSync(library)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(library, name)),
  ]);
  return folders
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find(isRunnable);
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
