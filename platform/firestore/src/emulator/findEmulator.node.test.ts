import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { findEmulator } from './findEmulator';

const newFolder = temporaryFolders();

/** Makes a home with these files, all of which can be run; gives it and a `PATH` of its folder of programs. */
async function machine(...files: string[]) {
  const home = await newFolder();
  for (const file of files) {
    await mkdir(dirname(join(home, file)), { recursive: true });
    await writeFile(join(home, file), '', { mode: 0o700 });
  }
  return { home, PATH: join(home, 'bin') };
}

test('a machine without one', async () => {
  const { home, PATH } = await machine('bin/java', 'bin/gcloud');
  expect(findEmulator({ PATH }, home)).toBeUndefined();
});

test("the Google Cloud SDK's, with the part that brings it, behind a link as packages make it", async () => {
  const { home, PATH } = await machine(
    'bin/java',
    'sdk/bin/gcloud',
    'sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar',
  );
  await symlink(join(home, 'sdk/bin/gcloud'), join(home, 'bin/gcloud'));

  const found = findEmulator({ PATH }, home);
  expect(found?.command).toBe(join(home, 'bin/gcloud'));
  expect(found?.argumentsOf(8081, '/rules')).toEqual(
    expect.arrayContaining(['--host-port=127.0.0.1:8081', '--rules=/rules']),
  );
});

test("the newest that Firebase's tools have fetched", async () => {
  const jars = '.cache/firebase/emulators';
  const { home, PATH } = await machine(
    'bin/java',
    `${jars}/cloud-firestore-emulator-v1.9.0.jar`,
    `${jars}/cloud-firestore-emulator-v1.19.8.jar`,
    `${jars}/firebase-database-emulator-v4.11.2.jar`,
  );

  const found = findEmulator({ PATH }, home);
  expect(found?.command).toBe(join(home, 'bin/java'));
  expect(found?.argumentsOf(8081, '/rules')).toEqual(
    expect.arrayContaining([
      join(home, jars, 'cloud-firestore-emulator-v1.19.8.jar'),
      '8081',
      '/rules',
    ]),
  );
});

test('none without Java', async () => {
  const { home, PATH } = await machine(
    '.cache/firebase/emulators/cloud-firestore-emulator-v1.19.8.jar',
  );
  expect(findEmulator({ PATH }, home)).toBeUndefined();
});
