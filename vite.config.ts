import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';

import { rolldown } from 'rolldown';
import { type Plugin, runnerImport } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

/** The path under which the app is served, with a slash at both ends: `/` or, say, `/rip/`. */
const base = `/${process.env.BASE_PATH ?? ''}/`.replace(/\/{2,}/g, '/');

/**
 * The oldest engines the app is built for, of 2021 and 2022, as package.json names them: what they lack in syntax is
 * rewritten, what they lack in the library tsconfig.json refuses, and what they lack else `npm run lint` finds. Every
 * phone of 2019 can have one of them, as can iPhones since the 6s of 2015.
 */
const ENGINES: string[] = JSON.parse(readFileSync('package.json', 'utf8')).browserslist.map((entry: string) =>
  entry.replace(' ', ''),
);

const sha = (algorithm: string, text: string | Uint8Array): string =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

/** Everything comes from the app's own origin, as files; and what stands in the page itself is named by its digest. */
const policyFor = (script: string, style: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' '${sha('sha256', script)}'`,
    `style-src 'self' '${sha('sha256', style)}'`,
    ...['img', 'font', 'connect', 'manifest', 'worker'].map((kind) => `${kind}-src 'self'`),
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html worker',
  ].join('; ');

/** What is said before anything runs, in each language; English is what a system shows that knows no other. */
type Words = typeof import('./src/first-page-markup.ts').PAGE_WORDS;

/** A text of the list of apps in English, and in the other languages where a system looks for them. */
function localized(words: Words, key: string, say: (page: Words[number]) => string): Record<string, unknown> {
  const [english, ...others] = words;
  return {
    [key]: english && say(english),
    [`${key}_localized`]: Object.fromEntries(others.map((page) => [page.tag, say(page)])),
  };
}

const manifestOf = (words: Words): Partial<ManifestOptions> => ({
  id: base,
  start_url: base,
  scope: base,
  ...localized(words, 'name', (page) => page.title),
  ...localized(words, 'short_name', (page) => page.shortName),
  ...localized(words, 'description', (page) => page.description),
  lang: 'en',
  dir: 'ltr',
  display: 'standalone',
  theme_color: '#0B0F15',
  background_color: '#0B0F15',
  categories: ['games', 'entertainment'],
  icons: [
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: 'icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  screenshots: [
    {
      src: 'screenshots/narrow.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      ...localized(words, 'label', (page) => page.narrow),
    },
    {
      src: 'screenshots/wide.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      ...localized(words, 'label', (page) => page.wide),
    },
  ],
  file_handlers: [
    // A backup and an edition are JSON.
    { action: 'import', accept: { 'text/x-asylum': ['.asylum'], 'application/json': ['.json'] } },
  ],
  share_target: {
    action: 'share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [
        { name: 'file', accept: ['text/x-asylum', '.asylum', 'text/plain', 'application/json', '.json'] },
      ],
    },
  },
  shortcuts: [
    {
      ...(localized(words, 'name', (page) => page.newGame) as { name: string }),
      url: 'new',
      icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
    {
      ...(localized(words, 'name', (page) => page.goOn) as { name: string }),
      url: 'go-on',
      icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
  ],
});

/** The script that runs before anything else, as one text that can stand in the page. */
async function bootScript(): Promise<string> {
  const bundle = await rolldown({
    input: 'src/boot.ts',
    transform: { target: ENGINES, define: { BASE: JSON.stringify(base) } },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  return output[0].code.trim();
}

/** What the page and the list of apps are made of that is drawn or said. */
async function firstWords() {
  return (
    await runnerImport<typeof import('./src/first-page-markup.ts')>(resolve('src/first-page-markup.ts'))
  ).module;
}

/** Where the build is put. */
let folder = '';

/** Puts the words of the page where it names them. */
function saidPage(): Plugin {
  return {
    name: 'said-page',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const [words] = (await firstWords()).PAGE_WORDS;
        return html.replace(/%(title|description|noScript)%/g, (_, key: 'title') => words[key]);
      },
    },
  };
}

/** What a built page needs and the development server must not have. */
function builtPage(): Plugin {
  let policy = '';
  return {
    name: 'built-page',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    // The development server puts styles into the page by script, and has no worker.
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {}, chunk }) {
        // The sheet of the first page stands in the page, so that it paints as soon as it is there.
        const [link = '', name = ''] =
          /\s*<link rel="stylesheet"[^>]*\/(assets\/[^"]+\.css)">/.exec(html) ?? [];
        const sheet = bundle[name];
        if (sheet?.type !== 'asset') throw new Error('the built page names no sheet of its own');
        delete bundle[name];
        // What is built on the main script need not wait for a sheet of its.
        chunk?.viteMetadata?.importedCss.delete(name);
        const style = String(sheet.source).trim();
        const script = await bootScript();
        policy = policyFor(script, style);
        const { firstPaint } = await firstWords();
        const head = `<meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <style>${style}</style>
    <script>${script}</script>
    <link rel="manifest" href="${base}manifest.webmanifest" />`;
        return html
          .replace(link, '')
          .replace('<meta charset="utf-8" />', () => head)
          .replace('<div id="app"></div>', firstPaint);
      },
    },
    async generateBundle() {
      const source = JSON.stringify(manifestOf((await firstWords()).PAGE_WORDS));
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    },
    writeBundle() {
      // A static host answers a first visit to any route but the first with this page.
      copyFileSync(join(folder, 'index.html'), join(folder, '404.html'));
      const headers = join(folder, '_headers');
      writeFileSync(
        headers,
        readFileSync(headers, 'utf8').replace('{policy}', () => policy),
      );
    },
  };
}

const FONTS = 'src/app/styles/fonts';

/** Writes down what is bundled and under which licence: every package whose code is in a script, and the fonts. */
function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      // The worker is bundled apart, from packages that are named as the app's own.
      const named = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies);
      const packages = new Set(named.map((name) => join('node_modules', name)));
      for (const file of Object.values(bundle)) {
        for (const id of file.type === 'chunk' ? file.moduleIds : []) {
          const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1];
          if (name !== undefined) packages.add(join('node_modules', name));
        }
      }
      const parts = [...packages].sort().map((folder) => {
        const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
        const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
        return `${name} ${version} (${license})\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : ''}`;
      });
      const fonts = readdirSync(FONTS)
        .filter((file) => /^OFL.*\.txt$/.test(file))
        .map((file) => readFileSync(join(FONTS, file), 'utf8').trim());
      const source = `${[...parts, ...fonts].join(`\n\n${'-'.repeat(40)}\n\n`)}\n`;
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}

/** Tells where the built app can be opened, on this machine and on a phone. */
function addresses(): Plugin {
  return {
    name: 'addresses',
    configurePreviewServer(server) {
      server.printUrls = () => {
        const { port } = server.config.preview;
        const near = Object.values(networkInterfaces())
          .flatMap((list) => list ?? [])
          .filter((each) => each.family === 'IPv4' && !each.internal);
        console.log(`\n  The Asylum:  http://localhost:${port}${base}`);
        for (const { address } of near) console.log(`  On a phone:  http://${address}:${port}${base}`);
        console.log(
          '\n  On a phone in the same network the whole game works. Installing it there, and playing' +
            '\n  offline, need https: README.md says how the app gets onto phones for good.\n',
        );
      };
    },
  };
}

/** These rooms do nothing by being read: a file takes from behind their doors only what it says or plays with. */
const TREESHAKE = {
  moduleSideEffects: [{ test: /\/src\/(engine|fate|record|storage|words|advisor)\//, sideEffects: false }],
};

export default defineConfig({
  base,
  // Explicit: otherwise Vite reads tsconfig.json, and a .tsx outside its "include" silently gets React's JSX.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: ENGINES,
    cssTarget: ENGINES,
    // Small files would become `data:` addresses, which the policy forbids.
    assetsInlineLimit: 0,
    // Few chunks, and sheets of their own only for what comes later: the worker fetches one file after the other, and
    // one that fails discards all. What a late chunk is built on runs already, and to preload
    // it once more is an error in Firefox.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // The worker knows the files of languages by their names.
        chunkFileNames: ({ facadeModuleId }) =>
          /\/words\/languages\/[^/]+$/.test(facadeModuleId ?? '')
            ? 'assets/language-[name]-[hash].js'
            : 'assets/[name]-[hash].js',
      },
      treeshake: TREESHAKE,
    },
  },
  // The adviser's thread, which the service worker knows by its name: a module, since the page imports it where no thread
  // can be started.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { entryFileNames: 'assets/adviser-thread-[hash].js' },
      treeshake: TREESHAKE,
    },
  },
  preview: { port: 4173, strictPort: true, host: true },
  plugins: [
    saidPage(),
    builtPage(),
    licences(),
    addresses(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      includeManifestIcons: false,
      // Part of the page, so that the worker checks it as it does all else.
      manifest: false,
      // Of the pictures only what a page asks for; the others serve installing, which happens online.
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}', 'icons/icon-192.png', 'licences.txt'],
        globIgnores: ['404.html', 'sw.js'],
        manifestTransforms: [
          // The worker keeps a file only if it is this one, whatever a network answers in its place.
          (entries) => ({
            manifest: entries.map((entry) => ({
              ...entry,
              integrity: sha('sha256', readFileSync(join(folder, entry.url))),
            })),
          }),
        ],
      },
    }),
  ],
  test: {
    setupFiles: ['test/support/english.ts'],
    reporters: process.env.TEST_REPORT
      ? ['default', ['json', { outputFile: process.env.TEST_REPORT }]]
      : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**', 'test/engines/**'],
          // A law over many games takes what the machine takes; speed is measured in the benchmark.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['test/{browser,engines}/**/*.test.ts'],
          globalSetup: ['test/support/build.ts'],
          // After the unit tests, and two at a time: more browsers than two cores do not carry.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          testTimeout: 60_000,
          // Two browsers on two busy cores: a keystroke can come before a page listens. Told in the report when it happens.
          retry: process.env.CI ? 1 : 0,
          // What a screen takes to show depends on the machine; a limit is there to end a wait, not to measure one.
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 60_000,
        },
      },
      {
        // The long run of what provokes faults, which `npm test` runs shortened.
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: [
            'test/faults/**/*.test.ts',
            'test/browser/{kill,sweep}.test.ts',
            'test/storage/damage.test.ts',
          ],
          globalSetup: ['test/support/build.ts'],
          maxWorkers: 2,
          hookTimeout: 60_000,
          env: {
            FUZZ: process.env.FUZZ ?? '400000',
            KILLS: process.env.KILLS ?? '100',
            SWEEP: process.env.SWEEP ?? '6',
          },
        },
      },
    ],
  },
});
