import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  lstat,
  mkdir,
  open,
  readFile,
  readdir,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolders } from '../testing/temporaryFolder';
import { root } from '../workspace';
import { makePrivate, makeRealFile, writePrivately } from './privateFile';

const newFolder = temporaryFolders();
const modeOf = async (file: string) => (await stat(file)).mode & 0o7777;

test('a file is for its owner alone, also where others could read the one before', async () => {
  const folder = await newFolder();
  const file = join(folder, 'out.csv');
  await writeFile(file, 'before', { mode: 0o644 });
  for (const out of [file, join(folder, 'new.csv')]) {
    await writePrivately(out, 'after');
    expect(await readFile(out, 'utf8')).toBe('after');
    expect(await modeOf(out)).toBe(0o600);
  }
  expect((await readdir(folder)).sort()).toEqual(['new.csv', 'out.csv']);
});

test('a link to a file stays one', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'file'), 'before');
  await symlink('file', join(folder, 'link'));
  await writePrivately(join(folder, 'link'), 'after');

  expect((await lstat(join(folder, 'link'))).isSymbolicLink()).toBe(true);
  expect(await readFile(join(folder, 'file'), 'utf8')).toBe('after');
});

test('what is no file is refused, and stays', async () => {
  const folder = await newFolder();
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const link = join(folder, 'null');
  await symlink('/dev/null', link);
  for (const out of [folder, pipe, '/dev/null', link])
    await expect(writePrivately(out, '')).rejects.toThrow(`${out} is not a file.`);

  expect((await stat(pipe)).isFIFO()).toBe(true);
  expect((await stat('/dev/null')).isCharacterDevice()).toBe(true);
});

test('where there is no folder, that is told', async () => {
  const file = join(await newFolder(), 'none/file');
  await expect(writePrivately(file, '')).rejects.toThrow(`${file} cannot be written (ENOENT).`);
});

/** Runs a line in a process that a shell starts. Gives what it said. */
function run(line: string, shell: string) {
  const module = pathToFileURL(join(import.meta.dirname, 'privateFile.ts')).href;
  const script = `const { writePrivately } = await import(${JSON.stringify(module)}); ${line};`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  return spawnSync('sh', ['-c', shell, 'sh', process.execPath, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
}

test('the output of the process is refused, and the file stays that it goes to', async () => {
  const file = join(await newFolder(), 'all.json');
  await writeFile(file, 'first\n');
  const line = `await writePrivately('/dev/stdout', 'x').catch(({ message }) => console.error(message))`;
  const { stderr } = run(line, `exec "$@" >> '${file}'`);

  expect(stderr).toBe('/dev/stdout is not a file.\n');
  expect(await readFile(file, 'utf8')).toBe('first\n');
});

test.each(['x'.repeat(2_000_000), 'अ'.repeat(900_000)])(
  'a file that the disk takes half of leaves the one before as it was',
  async (content) => {
    const folder = await newFolder();
    const file = join(folder, 'out.csv');
    await writeFile(file, 'before');
    const out = JSON.stringify(file);
    const line = `await writePrivately(${out}, '${content[0]}'.repeat(${content.length})).catch(({ message }) => console.log(message))`;
    // In blocks of 512 bytes; tsx keeps what it compiles in files as well.
    const { stdout } = run(line, 'ulimit -f 1000; exec "$@"');

    expect(stdout).toBe(`${file} cannot be written (EFBIG).\n`);
    expect(await readFile(file, 'utf8')).toBe('before');
    expect(await readdir(folder)).toEqual(['out.csv']);
  },
);

describe('what others must not read', () => {
  const inRepository = (name: string) => join(root, name);
  const made = ['january.csv', 'docs/orders.json', 'orders-data'].map(inRepository);
  afterEach(() => Promise.all(made.map((it) => rm(it, { recursive: true, force: true }))));

  const ways: readonly (readonly [string, (file: string) => Promise<unknown>])[] = [
    ['an export', (file) => writePrivately(file, 'Asha')],
    ['a journal', (file) => makeRealFile(file)],
  ];
  const files = ['january.csv', 'docs/orders.json', 'orders-data/firestore.jsonl', 'README.md'];
  const refused = ways.flatMap(([what, write]) => files.map((it) => [what, it, write] as const));

  test.each(refused)(
    'is not written where git takes it along: %s as %s',
    async (_, name, write) => {
      const file = inRepository(name);
      const before = existsSync(file) && (await readFile(file, 'utf8'));
      await expect(write(file)).rejects.toThrow(
        `${file} would lie in the repository, where git takes it along. Name a place outside of it, or in ${join(root, '.data')}.`,
      );
      expect(existsSync(file) && (await readFile(file, 'utf8'))).toBe(before);
      expect(existsSync(inRepository('orders-data'))).toBe(false);
    },
  );

  test.each(ways)('nor through a link: %s', async (_, write) => {
    const link = join(await newFolder(), 'link');
    await symlink(join(root, 'docs'), link);
    await expect(write(join(link, 'orders.json'))).rejects.toThrow('would lie in the repository');
  });

  test('is written where git ignores it', async () => {
    const file = join(root, '.data', `test-${process.pid}`, 'out.csv');
    await mkdir(join(root, '.data', `test-${process.pid}`), { recursive: true });
    await writePrivately(file, 'Asha');
    expect(await readFile(file, 'utf8')).toBe('Asha');
    await rm(join(root, '.data', `test-${process.pid}`), { recursive: true });
  });
});

test.each(['EPERM', 'ENOTSUP', 'ENOSYS'])(
  'where no mode can be set (%s), a file that others may read is told',
  async (code) => {
    const file = join(await newFolder(), 'file');
    const log = jest.fn();
    for (const [mode, told] of [
      [0o600, 0],
      [0o644, 1],
    ] as const) {
      await rm(file, { force: true });
      const handle = await open(file, 'w', mode);
      handle.chmod = () => Promise.reject(Object.assign(new Error('raw'), { code }));
      await makePrivate(handle, file, log);
      expect(log).toHaveBeenCalledTimes(told);
      await handle.close();
    }
    expect(log).toHaveBeenCalledWith(
      `${file} may be read by other accounts of this machine, and its mode cannot be changed (${code}).`,
    );
  },
);
