import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STYLE_HASHES_FILE } from '@site/federation/page/styleHashes';
import { rulesFile } from '@site/firestore/rules/rulesFile';
import { runCommand } from '@site/tooling/command-line/command';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { hostingConfig } from './hostingConfig';
import { runHosting } from './runHosting';

const newFolder = temporaryFolders();

/** Composes a site whose pages hold one style block. */
async function compose(folder: string, hash: string) {
  await mkdir(join(folder, 'site'), { recursive: true });
  await writeFile(join(folder, 'site', STYLE_HASHES_FILE), JSON.stringify([hash]));
}

async function run(folder: string, isCheck = false) {
  const said = { output: '', warnings: '' };
  const terminal = {
    write: (text: string) => (said.output += text),
    warn: (line: string) => (said.warnings += `${line}\n`),
  };
  const code = await runCommand(terminal, () => runHosting({ isCheck }, terminal, folder));
  return { code, ...said };
}

test('the command writes all files once, with the headers of what was composed', async () => {
  const folder = await newFolder();
  const read = async (name: string) => readFile(join(folder, name), 'utf8');
  await compose(folder, "'sha256-1'");

  expect((await run(folder)).output).toBe(
    'Wrote firebase.json, .firebaserc, and firestore.rules.\n',
  );
  expect(JSON.parse(await read('firebase.json'))).toEqual({
    firestore: { rules: 'firestore.rules' },
    hosting: hostingConfig(["'sha256-1'"]),
  });
  expect(JSON.parse(await read('.firebaserc'))).toEqual({ projects: { default: 'demo-site' } });
  expect(await read('firestore.rules')).toBe(await readFile(rulesFile, 'utf8'));
  expect((await run(folder)).output).toBe('Nothing to change.\n');
  expect(await run(folder, true)).toMatchObject({ code: 0 });
});

test('a deploy of another composition than that of the headers is refused, and the file stays', async () => {
  const folder = await newFolder();
  await compose(folder, "'sha256-1'");
  await run(folder);
  const before = await readFile(join(folder, 'firebase.json'), 'utf8');
  await compose(folder, "'sha256-2'");

  expect(await run(folder, true)).toEqual({
    code: 1,
    output: '',
    warnings: 'firebase.json is out of date. Run: npm run hosting\n',
  });
  expect(await readFile(join(folder, 'firebase.json'), 'utf8')).toBe(before);
});

test('without a composed site it says what to do', async () => {
  const folder = await newFolder();
  await rm(join(folder, 'site'), { recursive: true, force: true });

  expect(await run(folder)).toMatchObject({
    code: 1,
    warnings: expect.stringMatching(/no composed site.*npm run build/),
  });
});

test('warns of what a static host does not accept', async () => {
  const folder = await newFolder();
  await compose(folder, "'sha256-1'");

  expect((await run(folder)).warnings).toMatch(/visits to \/visits, .*\n.*violation reports/);
});
