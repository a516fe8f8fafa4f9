import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { hostingConfig } from './hostingConfig';
import { runCommand } from '@site/tooling/command-line/command';
import { runHosting } from './runHosting';

const newFolder = temporaryFolders();

async function run(folder: string, isCheck = false) {
  const said = { output: '', warnings: '' };
  const terminal = {
    write: (text: string) => (said.output += text),
    warn: (line: string) => (said.warnings += `${line}\n`),
  };
  const code = await runCommand(terminal, () => runHosting({ isCheck }, terminal, folder));
  return { code, ...said };
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
  expect(await run(folder, true)).toMatchObject({ code: 0 });
});

test('a deploy with other headers is refused, and the file stays', async () => {
  const folder = await newFolder();
  await run(folder);
  const file = join(folder, 'firebase.json');
  const altered = (await readFile(file, 'utf8')).replace("script-src 'self'", 'script-src *');
  await writeFile(file, altered);

  expect(await run(folder, true)).toEqual({
    code: 1,
    output: '',
    warnings: 'firebase.json is out of date. Run: npm run hosting\n',
  });
  expect(await readFile(file, 'utf8')).toBe(altered);
});

test('what a static host does not take is said', async () => {
  expect((await run(await newFolder())).warnings).toMatch(/visits to \/visits, .*\n.*refuse/);
});
