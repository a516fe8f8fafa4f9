import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { release } from '@site/releases/testing';
import { shortNames } from '@site/tooling/applicationShortNames';
import { makeLive, statusOf } from '@site/releases';
import { FIRST, siteCommands, type SiteCommands } from './testing/siteCommands';

const newFolder = temporaryFolders();
let commands: SiteCommands;

beforeEach(async () => {
  commands = await siteCommands(await newFolder());
});

const live = (version: string, day: string) =>
  makeLive(
    commands.site,
    { shell: '1.0.0', order: '1.0.0', products: version },
    { now: () => new Date(`${day}T10:00:00Z`) },
  );

test('tells since when a release is live without a break, and which were made after it', async () => {
  await release(commands.site.store, 'products', '1.10.0');
  await release(commands.site.store, 'products', '1.9.0');
  const newer = await release(commands.site.store, 'products', '1.9.0-dev.0c1f88aa');
  await live('1.0.0', '2030-01-01');
  await live('1.9.0', '2030-01-02');
  const [shell, products] = (await statusOf(commands.site)).applications;

  expect(shell?.live).toMatchObject({ version: '1.0.0', since: '2030-01-01T10:00:00.000Z' });
  expect(products).toEqual({
    name: 'products',
    live: {
      id: expect.stringMatching(/^1\.9\.0-/),
      version: '1.9.0',
      commit: 'c0ffee',
      since: '2030-01-02T10:00:00.000Z',
    },
    offered: [],
    newer: [newer.id],
  });
});

test('the command shows it as a table', async () => {
  await live('1.0.0', '2030-01-01');
  const { id } = await release(commands.site.store, 'order', '1.1.0');
  const { code, output } = await commands.run('status');
  const rows = output.split('\n').map((line) => line.split(/ {2,}/));

  expect(code).toBe(0);
  expect(rows[0]?.join(' | ')).toBe(
    'application | version | id | commit | live since | offered | newer in the store',
  );
  expect(rows[3]).toEqual([
    'order',
    '1.0.0',
    expect.stringMatching(/^1\.0\.0-[0-9a-f]{12}$/),
    'c0ffee',
    '2030-01-01T10:00:00.000Z',
    '-',
    id,
  ]);
});

test('before anything is live the table says so', async () => {
  const { code, output } = await commands.run('status');
  expect(code).toBe(0);
  expect(output.match(/not live yet/g)).toHaveLength(shortNames.length);
  expect((await commands.run('history')).output).toBe('Nothing is deployed yet.\n');
});

test('a live release that is gone from the store is told', async () => {
  await commands.run(...FIRST);
  const [id = ''] = await commands.site.store.list('shell');
  await commands.site.store.remove('shell', id);
  expect((await commands.run('status')).output).toMatch(/^shell .*NOT IN THE STORE/m);
});

test('the history lists what was live, newest first', async () => {
  const { id } = await release(commands.site.store, 'products', '1.1.0');
  await commands.run(...FIRST);
  await commands.run('use', 'products@1.1.0');
  await commands.run('rollback', 'products');
  const { output } = await commands.run('history');
  const rows = output
    .trim()
    .split('\n')
    .map((line) => line.split(/ {2,}/));

  expect(rows[0]).toEqual(['live from', ...shortNames, 'by']);
  expect(rows.slice(1).map((row) => row.at(-1))).toEqual([
    'rollback products',
    'use products@1.1.0',
    FIRST.join(' '),
  ]);
  expect(rows[2]?.[2]).toBe(id);
});
