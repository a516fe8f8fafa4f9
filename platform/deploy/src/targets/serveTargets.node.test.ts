import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { deploySite, FIRST } from '../testing/deploySite';
import { folderTargets } from './targetsFile';
import { serveFolder } from '../folder/serveFolder';
import { serveTargets } from './serveTargets';

jest.setTimeout(60_000);

const newFolder = temporaryFolders();
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((it) => it.close()));
});

/** An address of this machine that is free. */
async function freeAddress(): Promise<string> {
  const { address, close } = await serveFolder('nowhere');
  await close();
  return address;
}

async function targetsFile(targets: object): Promise<string> {
  const file = join(await newFolder(), 'targets.json');
  await writeFile(file, JSON.stringify({ targets }));
  return file;
}

test('shows what is deployed, and the preview of it, at the addresses of the file', async () => {
  const folder = await newFolder();
  const [address, previewAddress] = [await freeAddress(), await freeAddress()];
  const production = { host: 'folder', folder: 'www', address, previewAddress, settleSeconds: 0 };
  const site = await deploySite(folder, { production });
  const served = await serveTargets(join(folder, 'targets.json'));
  open.push(served);

  expect(served.lines).toEqual([
    `${address} shows production.`,
    `${previewAddress} shows the preview of production.`,
  ]);
  expect((await fetch(address)).status).toBe(404);
  expect(await site.run('deploy', ...FIRST)).toMatchObject({ code: 0 });
  expect((await fetch(`${address}/buy-now`)).status).toBe(200);
  expect((await fetch(`${previewAddress}/buy-now`)).status).toBe(200);
});

test('an address that is taken or of another machine, and a file without folders, are named', async () => {
  const address = await freeAddress();
  const file = await targetsFile({ one: { host: 'folder', folder: 'a', address } });
  open.push(await serveTargets(file));

  await expect(serveTargets(file)).rejects.toThrow(`${address} is in use by another program.`);
  const elsewhere = { host: 'folder', folder: 'a', address: 'https://www.example.com' };
  await expect(serveTargets(await targetsFile({ one: elsewhere }))).rejects.toThrow(
    'one is at https://www.example.com, which is not this machine.',
  );
  const refused = { host: 'folder', folder: 'a', address: 'http://localhost:6000' };
  await expect(serveTargets(await targetsFile({ one: refused }))).rejects.toThrow(
    'one is at http://localhost:6000, and browsers do not open that port. Give it another one, such as 8090.',
  );
  await expect(serveTargets(await targetsFile({}))).rejects.toThrow('is a folder. Name another');
});

test('the targets to try with are of this machine', async () => {
  const targets = await folderTargets(join(root, 'targets.local.json'));

  expect(targets.map(({ name }) => name)).toEqual(['production', 'staging']);
  for (const { address } of targets) expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});
