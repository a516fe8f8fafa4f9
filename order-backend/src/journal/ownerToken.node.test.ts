import { stat } from 'node:fs/promises';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { keepOwnerToken, ownerTokenIn } from './ownerToken';

const newFolder = temporaryFolders();

test('a data folder has a token of its own, which other accounts of the computer cannot read', async () => {
  const [folder, other] = [await newFolder(), await newFolder()];
  const token = await keepOwnerToken(folder);

  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await keepOwnerToken(folder)).toBe(token);
  expect(await keepOwnerToken(other)).not.toBe(token);
  expect((await stat(ownerTokenIn(folder))).mode & 0o777).toBe(0o600);
});
