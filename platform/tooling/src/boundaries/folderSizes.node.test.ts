import { execFileSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';

const root = resolve(__dirname, '../../../..');

/** What a reader takes in at once. A larger folder is cut by business subject. */
const MAX_SOURCES = 15;

/** Folders that are still larger. */
const exceptions = ['shared-ui/src/Carousel', 'shell/src/remotes'];

const SOURCE = /\.(ts|tsx|mjs|js)$/;
const TEST = /\.(test|typetest|spec|compat)\.tsx?$/;

/** The number of sources in each folder of the repository, tests aside. */
function folderSizes(files: readonly string[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const file of files.filter((it) => SOURCE.test(it) && !TEST.test(it))) {
    sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  }
  return sizes;
}

const tooLarge = (files: readonly string[]) =>
  [...folderSizes(files)]
    .filter(([folder, size]) => size > MAX_SOURCES && !exceptions.includes(folder))
    .map(([folder, size]) => `${folder}: ${size} source files, at most ${MAX_SOURCES}`);

test('no folder has more source files than a reader takes in at once', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');

  expect(files.length).toBeGreaterThan(500);
  expect(tooLarge(files)).toEqual([]);
});

test('a folder that is too large is named, and tests do not count', () => {
  const files = Array.from({ length: 16 }, (_, at) => `shell/src/layout/part${at}.ts`);
  const tests = files.map((file) => file.replace('.ts', '.test.ts'));

  expect(tooLarge([...files.slice(1), ...tests])).toEqual([]);
  expect(tooLarge(files)).toEqual(['shell/src/layout: 16 source files, at most 15']);
});
