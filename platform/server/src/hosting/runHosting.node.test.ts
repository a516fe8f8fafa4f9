import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { hostingConfig } from './hostingConfig';
import { runHosting } from './runHosting';

const newFolder = temporaryFolders();

async function run(folder: string, ...args: string[]) {
  const said = { output: '', warnings: '' };
  const terminal = {
    write: (text: string) => (said.output += text),
    warn: (line: string) => (said.warnings += `${line}\n`),
  };
  return { code: await runHosting(args, terminal, folder), ...said };
}

test('the command writes both files once and keeps what others own in them', async () => {
  const folder = await newFolder();
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));
  await writeFile(join(folder, 'firebase.json'), '{ "firestore": { "rules": "firestore.rules" } }');
  await writeFile(join(folder, '.firebaserc'), '{ "projects": { "trial": "trial-project" } }');

  expect((await run(folder)).output).toBe('Wrote firebase.json and .firebaserc.\n');
  expect(await read('firebase.json')).toEqual({
    firestore: { rules: 'firestore.rules' },
    hosting: hostingConfig(),
  });
  expect(await read('.firebaserc')).toEqual({
    projects: { trial: 'trial-project', default: 'demo-site' },
  });
  expect((await run(folder)).output).toBe('Nothing to change.\n');
  expect(await run(folder, '--check')).toMatchObject({ code: 0 });
});

test('a deploy with other headers is refused, and the file stays', async () => {
  const folder = await newFolder();
  await run(folder);
  const file = join(folder, 'firebase.json');
  const altered = (await readFile(file, 'utf8')).replace("script-src 'self'", 'script-src *');
  await writeFile(file, altered);

  expect(await run(folder, '--check')).toEqual({
    code: 1,
    output: '',
    warnings:
      'firebase.json would not send the headers that the site was made for; npm run hosting mends that.\n',
  });
  expect(await readFile(file, 'utf8')).toBe(altered);
});

test('what a static host does not take is said', async () => {
  expect((await run(await newFolder())).warnings).toMatch(/visits to \/visits, .*\n.*refuse/);
});

test('a wrong use is answered with the right one', async () => {
  expect(await run(await newFolder(), '--foo')).toEqual({
    code: 2,
    output: '',
    warnings: 'Use: npm run hosting -- [--check]\n',
  });
});
