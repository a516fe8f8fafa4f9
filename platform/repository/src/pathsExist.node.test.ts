import { existsSync, readFileSync, statSync } from 'node:fs';
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
  /\/(Badge|gel\.\w+(\.\w+)?|storeFinderRemote\.ts|town\.node\.test\.ts|how-to-rest)$|^bench\/results$|^LICENSE$/;

const withoutBlocks = (text: string) => text.replace(/```.*?```/gs, '');

/** What is written as code and begins like a path from the root: with a file or folder that is there. */
const pathsIn = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/`((?:[\w.-]+\/)*[\w.-]+)\/?`/g)]
    .map(([, path = '']) => path)
    .filter((path) => topLevel.has(path.split('/', 1)[0]));

/** All that is written like a path. The addresses of pages begin with a slash. */
const everyPathIn = (text: string): string[] =>
  [
    ...withoutBlocks(text).matchAll(
      /`([\w.-]+(?:\/[\w.-]+)+|[\w-]+\.(?:tsx?|mjs|json|css|yml))\/?`/g,
    ),
  ].map(([, path = '']) => path);

const linksIn = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);

/** The headings of a document, as its links name them. */
const anchorsOf = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  );

/** Links to a heading that is not there. */
const lostAnchorsIn = (file: string, text: string): string[] =>
  [...withoutBlocks(text).matchAll(/\]\(([^)\s#:]*)#([^)]+)\)/g)]
    .filter(([, path = '', anchor = '']) => {
      const document = join(root, path ? join(dirname(file), path) : file);
      return !anchorsOf(readFileSync(document, 'utf8')).includes(anchor);
    })
    .map(([link]) => link);

function missingIn(file: string, text: string): string[] {
  const isForNewcomers = /^(README|AGENTS|docs\/(where|first-hour|architecture)\.md)/.test(file);
  const paths = isForNewcomers ? everyPathIn(text) : pathsIn(text);
  return [...paths, ...linksIn(text).map((link) => join(dirname(file), link))].filter(
    (path) => !existsSync(join(root, path)) && !MADE_LATER.test(path) && !/LICENSE$/.test(path),
  );
}

test.each(listed('*.md').filter((file) => !file.endsWith('CHANGELOG.md')))(
  'the paths and links in %s lead somewhere',
  (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(missingIn(file, text)).toEqual([]);
    expect(lostAnchorsIn(file, text)).toEqual([]);
  },
);

/** Without a project it works on whichever was used last here. A configuration has its own beside it. */
const withoutProject = (text: string) =>
  (
    text
      .replace(/\\\n\s*/g, '')
      .match(
        /\b(?:firebase (?:deploy|[a-z]+:[a-z])|gcloud (?:firestore|logging|scheduler) ).*?(?=`|$)/gm,
      ) ?? []
  ).filter((command) => !/ --(project|config) /.test(command));

test('each command to Firebase and to the database names its project', () => {
  const texts = listed('*.md', '*.ts').map((file) => readFileSync(join(root, file), 'utf8'));
  expect(texts.flatMap(withoutProject)).toEqual([]);
});

/** The files of a walk, in their order: the numbered lines of a section that begins with “From”. */
const walksIn = (text: string) =>
  [...text.matchAll(/^## (From .*)\n([^]*?)(?=^## |$(?![^]))/gm)].map(
    ([, title = '', section = '']) => ({
      title,
      files: [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file),
    }),
  );

const walks = listed('*README.md').flatMap((file) =>
  walksIn(readFileSync(join(root, file), 'utf8')),
);

test('each walk names its files by their whole paths, and each once', () => {
  expect(walks.map(({ title }) => title)).toEqual([
    'From the command to visitors',
    'From a keystroke across a reload',
    'From a key to the desk',
    'From a text to the pixel',
    'From a click to the next page',
    'From a failing part to Try again',
  ]);
  for (const { title, files } of walks) {
    const missing = files.filter(
      (file) => !statSync(join(root, file), { throwIfNoEntry: false })?.isFile(),
    );
    expect([title, missing]).toEqual([title, []]);
    expect(new Set(files).size).toBe(files.length);
    expect(files.length).toBeGreaterThan(8);
  }
});
