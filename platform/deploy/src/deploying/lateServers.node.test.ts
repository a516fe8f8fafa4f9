import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEPLOYMENT_PATH } from '@site/compose/site/deploymentFile';
import { FIRST } from '../testing/deploySite';
import { deployTests } from '../testing/deployTests';
import { firebaseHost } from '../testing/hosts';

jest.setTimeout(60_000);

const { host, site, run, deploy, shown } = deployTests(firebaseHost);

const bytesAt = async (path: string) =>
  Buffer.from(await (await fetch(host().live.address + path)).arrayBuffer());

/** What visitors get the next times at a path is what it has now, or had. @returns how many times are left */
async function showAgain(path: string, times: number, had?: Buffer): Promise<() => number> {
  const before = had ?? (await bytesAt(path));
  let left = times;
  host().live.tamper = (asked, bytes) => {
    if (asked !== path || left === 0) return bytes;
    left -= 1;
    return before;
  };
  return () => left;
}

beforeEach(() => deploy(...FIRST));

describe('while servers of the host still show the version before', () => {
  beforeEach(async () => {
    const production = { ...host().settings, settleSeconds: 5 };
    const file = join(site().store, '../targets.json');
    await writeFile(file, JSON.stringify({ targets: { production } }));
  });

  test('a deployment waits for them', async () => {
    const left = await showAgain('/buy-now', 1);
    expect(await run('deploy', 'products@1.1.0')).toMatchObject({ code: 0 });
    expect(left()).toBe(0);
    expect(await shown()).toBe('1.0.0 1.1.0 1.0.0');
  });

  test('a rollback waits for them', async () => {
    await deploy('products@1.1.0');
    const left = await showAgain(DEPLOYMENT_PATH, 2);
    expect(await run('rollback', '--to', 'production')).toMatchObject({ code: 0, warnings: '' });
    expect(left()).toBe(0);
    expect(await shown()).toBe('1.0.0 1.0.0 1.0.0');
  });

  test('who asks right after a deployment what is shown waits for them', async () => {
    const before = await bytesAt(DEPLOYMENT_PATH);
    await deploy('products@1.1.0');
    const left = await showAgain(DEPLOYMENT_PATH, 1, before);
    expect(await run('status', '--live')).toMatchObject({ code: 0, warnings: '' });
    expect(left()).toBe(0);
  });
});

test.each([
  ['names other releases', (newer: Buffer) => newer],
  ['cannot be read', () => Buffer.from('')],
])('a rollback whose address goes on showing a file that %s says so', async (what, shownIn) => {
  await deploy('products@1.1.0');
  const file = shownIn(await bytesAt(DEPLOYMENT_PATH));
  host().live.tamper = (path, bytes) => (path === DEPLOYMENT_PATH ? file : bytes);

  expect(await run('rollback', '--to', 'production')).toMatchObject({
    code: 1,
    warnings: expect.stringMatching(
      new RegExp(`was taken back and differs\\. .* /deployment\\.json ${what}\\.`),
    ),
  });
});
