import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { git } from '@site/tooling/git/git';
import { root } from '@site/tooling/workspace';

const listed = (...patterns: string[]) =>
  git(root, 'ls-files', ...patterns)
    .split('\n')
    // A file that was deleted is listed until that is staged.
    .filter((file) => existsSync(join(root, file)));

const topLevel = new Set(listed().map((file) => file.split('/', 1)[0]));

/** What a recipe makes, what a run leaves behind, and what is added to a package when it is packed. */
const MADE_LATER =
  /\/(Badge|gel\.\w+(\.\w+)?|storeFinder\.ts|town\.node\.test\.ts|how-to-rest)$|^bench\/results$|^LICENSE$/;

const withoutBlocks = (text: string) => text.replace(/```.*?```/gs, '');

/** What is written as code and begins like a path from the root: with a file or folder that is there. */
const pathsIn = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/`((?:[\w.-]+\/)*[\w.-]+)\/?`/g)]
    .map(([, path = '']) => path)
    .filter((path) => topLevel.has(path.split('/', 1)[0]));

/** Folders from which `docs/architecture.md` counts: it would be twice as long otherwise. */
const FROM = ['', 'platform', 'shell/src', 'remote-products/src', 'shared-ui/src/part'];

/** All that is written like a path. The addresses of pages begin with a slash. */
const everyPathIn = (text: string): string[] =>
  [
    ...withoutBlocks(text).matchAll(
      /`([\w.-]+(?:\/[\w.-]+)+|[\w-]+\.(?:tsx?|mjs|json|css|yml))\/?`/g,
    ),
  ].map(([, path = '']) => path);

const linksIn = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);

function missingIn(file: string, text: string): string[] {
  const isForNewcomers = /^(README|docs\/(where\.md|first-hour\/))/.test(file);
  const paths = isForNewcomers ? everyPathIn(text) : pathsIn(text);
  return [...paths, ...linksIn(text).map((link) => join(dirname(file), link))].filter(
    (path) => !existsSync(join(root, path)) && !MADE_LATER.test(path) && !/LICENSE$/.test(path),
  );
}

test.each(listed('*.md').filter((file) => !file.endsWith('CHANGELOG.md')))(
  'the paths and links in %s lead somewhere',
  (file) => {
    expect(missingIn(file, readFileSync(join(root, file), 'utf8'))).toEqual([]);
  },
);

test('the ways through the architecture name files that are there', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const files = everyPathIn(text).filter((path) => path.includes('/') && /\.\w+$/.test(path));

  expect(files.length).toBeGreaterThan(100);
  expect(
    files.filter((file) => !FROM.some((folder) => existsSync(join(root, folder, file)))),
  ).toEqual([]);
});

test('a path or a link that leads nowhere is named', () => {
  const text = 'See `shell/src/gone.ts`, `gone.json`, `/inbox` and [there](docs/gone.md#top).';

  expect(missingIn('README.md', text)).toEqual(['shell/src/gone.ts', 'gone.json', 'docs/gone.md']);
  expect(missingIn('docs/glossary.md', text)).toEqual(['shell/src/gone.ts', 'docs/docs/gone.md']);
});
