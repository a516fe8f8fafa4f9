import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { JsxEmit, transpileModule } from 'typescript';
import { root } from '../workspace';
import type { NewOptions } from './recipe';
import { plan, type Kind } from './plan';

// The long form, on a copy of the repository: e2e/composition/madeByRecipe.long.ts.

/** What keeps a file from being read. */
function faultsIn(file: string, text: string): unknown[] {
  if (file.endsWith('.json')) JSON.parse(text);
  if (!/\.tsx?$/.test(file)) return [];
  const { diagnostics = [] } = transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { jsx: JsxEmit.ReactJSX },
  });
  return diagnostics.map(({ messageText }) => messageText);
}

/** The files that a file imports and nobody has: neither the repository nor what is made with it. */
const missingFor = (file: string, text: string, planned: Readonly<Record<string, string>>) =>
  [...text.matchAll(/from '(\.[^']*)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) =>
      ['', '.ts', '.tsx'].every((ending) => {
        const known = path + ending;
        return !(known in planned) && !existsSync(join(root, known));
      }),
    );

const DOCS = join(root, 'docs/recipes');

const made: [words: string, files: readonly string[], options?: NewOptions][] = [
  [
    'remote sample-stores',
    [
      'contracts/src/sampleStoresRemote.ts',
      'remote-sample-stores/src/page/SampleStores.test.tsx',
      'package.json',
    ],
  ],
  [
    'product sample',
    [
      'company/src/products.ts',
      'remote-products/content/sample.test.ts',
      'remote-products/content/hi/sample.json',
    ],
  ],
  [
    'section a-sample',
    ['shell/src/pages/home/a-sample/ASample.test.tsx', 'shell/content/hi/home.json'],
  ],
  [
    'component Sample',
    ['shared-ui/src/Sample/Sample.test.tsx', 'shared-ui/src/Sample/Sample.gallery.tsx'],
  ],
];

describe.each(made)('new %s', (words, files, options = {}) => {
  const [kind, name = ''] = words.split(' ') as [Kind, string];

  test('puts each file in its place, and every one can be read', () => {
    const { created, edited } = plan(kind, name, options);
    const planned = { ...created, ...edited };
    expect(Object.keys(planned)).toEqual(expect.arrayContaining([...files]));
    for (const [file, text] of Object.entries(planned)) {
      expect([file, faultsIn(file, text)]).toEqual([file, []]);
      expect([file, missingFor(file, text, planned)]).toEqual([file, []]);
      const path = join(root, file);
      // A file that is there already has changed.
      if (existsSync(path)) expect(text).not.toBe(readFileSync(path, 'utf8'));
    }
  });

  test('says what remains, and where to read on', () => {
    const page = /docs\/recipes\/(\w+)\.md/.exec(plan(kind, name, options).remains.at(-1) ?? '');
    expect(existsSync(join(DOCS, `${page?.[1]}.md`))).toBe(true);
    expect(readFileSync(join(DOCS, `${page?.[1]}.md`), 'utf8')).toContain(`npm run new -- ${kind}`);
  });
});

test('a product names the drawings that it took over from others', () => {
  const { created, remains } = plan('product', 'sample', {});
  const drawings = (created['remote-products/content/sample.json'] ?? '').matchAll(
    /"illustration": "(.*)"/g,
  );
  const line = remains.find((it) => it.includes('drawings')) ?? '';
  for (const [, name] of drawings) expect(line).toContain(` ${name} (`);
  expect(line).toMatch(
    /: diosmin \(cream\b.*\), citrus \(forte\b.*\), varicose-veins \(forte, cream\b/,
  );
});

test('a remote has a folder of its own, and a line in what all teams share', () => {
  const { created, edited } = plan('remote', 'sample-stores', {});
  const shared = Object.keys({ ...created, ...edited }).filter(
    (file) => !file.startsWith('remote-sample-stores/'),
  );
  expect(shared.sort()).toEqual([
    ...['.github/CODEOWNERS', 'contracts/src/remotes.ts'],
    ...['contracts/src/sampleStoresRemote.ts', 'docs/where.md', 'package.json'],
  ]);
});

test.each(['order', 'ord', 'order-history', 'rem'])(
  'a remote is not called %s: the federation would take it for another',
  (name) => {
    expect(() => plan('remote', name, {})).toThrow(/already|too much like/);
  },
);

test('a remote is imported where the others are', () => {
  const { edited } = plan('remote', 'sample-stores', {});
  expect(edited['contracts/src/remotes.ts']).toContain(
    "';\nimport { sampleStoresRemote } from './sampleStoresRemote';\n\n/**",
  );
});

const refused: [words: string, message: string][] = [
  ['product Night-Cream', 'Invalid name "Night-Cream" (expected what comes behind the brand'],
  ['product Forte', 'There is a product forte already.'],
  ['section How', 'Invalid name "How" (expected small letters with hyphens'],
  ['section buy-now', 'There is a section buy-now on the home page already.'],
  ['section circulation', 'There is a section circulation on the home page already.'],
  ['section order-form', 'The name OrderForm is taken in shell/src/pages/home/Home.tsx.'],
  ['remote shell', 'The name "shell" is taken.'],
  ['component badge', 'Invalid name "badge" (expected a component, e.g. Badge).'],
  ['component Button', 'There is a component Button already.'],
  [
    'component Switch',
    'The name "Switch" cannot be used: switch is a reserved word. Choose another name.',
  ],
  ['component Undefined', 'The name "Undefined" cannot be used: undefined is a '],
  ['product Super', 'The name "Super" cannot be used: super is a '],
  [
    'component Carousels',
    'The name "Carousels" cannot be used: carousels would be there twice in shared-ui/src/gallery/galleryEntries.ts. Choose another name.',
  ],
  ['component GalleryEntry', 'GalleryEntry would be there twice in shared-ui/src/GalleryEntry/'],
  ['product Words', 'words would be there twice in remote-products/src/texts/en.ts.'],
  ['product English', 'english would be there twice in remote-products/src/texts/en.ts.'],
  ['component Styles', 'The name "Styles" is taken: shared-ui/src/styles is there already.'],
  ['product Schema', 'The name "schema" is taken in remote-products/content.'],
  ['product Page', 'The name "page" is taken in remote-products/content.'],
  ['product Hi', 'The name "hi" is taken in remote-products/content.'],
  ['product Home', 'The name "home" is taken: a page is called so.'],
  ['product Constructor', 'The name "constructor" is taken: every object has a constructor.'],
  ['section main', 'The id "main" is taken by an element in shell/src/layout/Layout.tsx.'],
  ['section messages', 'The id "messages" is taken by an element in '],
  ['section constructor', 'There is a section constructor on the home page already.'],
  ['remote gallery', 'The name "gallery" is taken.'],
  ['remote help', 'The name "help" is taken.'],
  ['remote desk', 'The name "desk" is taken.'],
];

test.each(refused)('new %s: %s', (words, message) => {
  const [kind, name = ''] = words.split(' ') as [Kind, string];
  const usage = expect.objectContaining({ message: expect.stringContaining(message) });
  expect(() => plan(kind, name, {})).toThrow(usage);
});

test.each([
  ...['/buy-now', '/app-check', '/inbox', '/inbox/stores', '/releases/stores', '/hi/stores'],
  ...['/404', '/index', '/stores/index', '/v1', '/v1/stores'],
])('a remote is not made at %s, which the site needs itself', (path) => {
  expect(() => plan('remote', 'sample-stores', { path })).toThrow(/^The site needs /);
});
