import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { statusOf } from '../deployments/statusOf';
import { applicationNames } from '@site/tooling/workspace';
import { FIRST, siteForEachTest } from './testing/siteForEachTest';

const { site, run, newRelease, state, folder } = siteForEachTest();

/** Puts a release live, and writes down that it was on another day. */
async function live(version: string, day: string): Promise<void> {
  await run('use', 'shell@1.0.0', 'order@1.0.0', `products@${version}`);
  const [current, ...others] = (await state()).history;
  const history = [{ ...current, on: `${day}T10:00:00.000Z` }, ...others];
  await writeFile(join(folder(), 'deployments.json'), JSON.stringify({ history }));
}

const rows = (output: string) => output.split('\n').map((line) => line.split(/ {2,}/));

test('tells since when a release is live without a break, and which were made after it', async () => {
  await newRelease('1.10.0');
  await newRelease('1.9.0');
  const newer = await newRelease('1.9.0-dev.0c1f88aa');
  await live('1.0.0', '2030-01-01');
  await live('1.9.0', '2030-01-02');
  const [shell, products] = (await statusOf(site())).applications;

  expect(shell?.live).toMatchObject({
    version: '1.0.0',
    since: '2030-01-01T10:00:00.000Z',
  });
  expect(products).toEqual({
    name: 'products',
    live: {
      id: expect.stringMatching(/^1\.9\.0-/),
      version: '1.9.0',
      commit: 'c0ffee',
      since: '2030-01-02T10:00:00.000Z',
    },
    newer: [newer.id],
  });
});

test('the table has a row for each application, also of what is gone from the store or was never live', async () => {
  const before = await run('status');
  expect(before.output.match(/not live/g)).toHaveLength(applicationNames.length);
  expect((await run('history')).output).toBe(`No deployment yet in ${site().store.address}.\n`);

  await live('1.0.0', '2030-01-01');
  const [id = ''] = await site().store.list('shell');
  await rm(join(folder(), 'releases/shell', id), { recursive: true });
  const { code, output } = await run('status');
  const [headings, shell, products] = rows(output);

  expect(code).toBe(0);
  expect(headings?.join(' | ')).toBe(
    'application | version | id | commit | live since | newer in the store',
  );
  expect(shell?.[3]).toBe('NOT IN THE STORE');
  expect(products).toEqual([
    ...['products', '1.0.0', expect.stringMatching(/^1\.0\.0-[0-9a-f]{12}$/), 'c0ffee'],
    ...['2030-01-01T10:00:00.000Z', '-'],
  ]);
});

test('the history lists what was live, newest first', async () => {
  await newRelease('1.1.0');
  await run(...FIRST);
  await run('use', 'products@1.1.0');
  await run('rollback', 'products');
  const [headings, ...deployments] = rows((await run('history')).output.trim());

  expect(headings).toEqual(['live from', ...applicationNames, 'by']);
  expect(deployments.map((row) => row.at(-1))).toEqual([
    ...['rollback products', 'use products@1.1.0', FIRST.join(' ')],
  ]);
});
