import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type {} from 'vitest';
import type { TestProject } from 'vitest/node';

import { needBrowser } from './browser-path.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built app, which all browser tests share. */
    readonly dist: string;
  }
}

/**
 * Builds the app as it is published, under the path `base`, into `folder`. In a process of its own: within Vitest,
 * Vite takes every build for one of a test, and such an app registers no worker.
 */
export function build(folder: string, base = '/rip/'): void {
  const { VITEST: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--emptyOutDir'],
    { env: { ...env, NODE_ENV: 'production', BASE_PATH: base }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The app could not be built:\n${stdout}\n${stderr}`);
}

/** Finds or fetches the browser and builds the app, both once, before the first browser test. */
export async function setup(project: TestProject): Promise<void> {
  // The tests run in processes of their own, which are given this one's environment.
  process.env.CHROME_PATH = await needBrowser();
  folder = mkdtempSync(join(tmpdir(), 'asylum-dist-'));
  build(folder);
  project.provide('dist', folder);
}

/** Clears the build away, after the last browser test, and says in which engines nothing was tried. */
export async function teardown(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const engines = [
    (await import('../engines/firefox.ts')).FIREFOX,
    (await import('../engines/webkit.ts')).WEBKIT,
  ];
  for (const { name, packages, isInstalled } of engines)
    if (!isInstalled) console.log(`${name} is not installed: its journey was skipped (Debian: ${packages}).`);
}

let folder = '';
