import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeploymentState } from '@site/federation/deployments/state/deploymentState';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { FIRST, deploySite, type DeploySite } from '../testing/deploySite';
import { hosts, type HostOfTest } from '../testing/hosts';
import { missingIn, openTab } from '../testing/visitor';

jest.setTimeout(60_000);

const newFolder = temporaryFolders();
const environment = { ...process.env };

describe.each(Object.entries(hosts))('%s', (_, openHost) => {
  let host: HostOfTest;
  let site: DeploySite;

  beforeEach(async () => {
    const folder = await newFolder();
    host = await openHost(folder);
    Object.assign(process.env, host.environment);
    site = await deploySite(folder, { production: host.settings });
    await site.release('products', '1.1.0');
  });
  afterEach(async () => {
    process.env = { ...environment };
    await host.close();
  });

  const state = async () =>
    JSON.parse(
      await readFile(join(site.store, 'deployments-production.json'), 'utf8'),
    ) as DeploymentState;
  const commands = async () => (await state()).history.map(({ by }) => by.name);
  const shown = async () => (await openTab(host.live.address)).releases[1];
  const deploy = async (...words: string[]) => {
    const { code, warnings } = await site.run('deploy', ...words);
    if (code !== 0) throw new Error(warnings);
  };
  /** Changes one bit of the last byte of what visitors get at an address. */
  const tamperWith = (address: RegExp) => {
    host.live.tamper = (path, bytes) => {
      if (!address.test(path) || bytes.length === 0) return bytes;
      const changed = Buffer.from(bytes);
      changed[changed.length - 1]! ^= 1;
      return changed;
    };
  };

  test('the first deployment publishes, and is recorded with who, what and when', async () => {
    const { code, output } = await site.run('deploy', ...FIRST);

    expect(output).toMatch(/^production shows shell 1\.0\.0-\w+, products 1\.0\.0-\w+, order /);
    expect(code).toBe(0);
    expect((await openTab(host.live.address)).releases).toHaveLength(3);
    const [deployment, ...others] = (await state()).history;
    expect(others).toEqual([]);
    expect(deployment).toMatchObject({
      by: { name: 'deploy', releases: { shell: '1.0.0', products: '1.0.0', order: '1.0.0' } },
      on: expect.stringMatching(/^\d{4}-/),
      publication: { by: expect.stringMatching(/.@./), version: expect.any(String) },
    });
    expect((await site.run('status', '--live')).code).toBe(0);
  });

  test('a second deployment keeps every file that open tabs of the first need', async () => {
    await deploy(...FIRST);
    const tab = await openTab(host.live.address);
    await deploy('products@1.1.0');

    expect(await shown()).toBe('remoteProducts 1.1.0');
    expect([...tab.files.keys()].some((it) => it.includes('/remote-products/1.0.0-'))).toBe(true);
    expect(await missingIn(host.live.address, tab)).toEqual([]);
  });

  test('files that nobody can need any more go', async () => {
    await deploy(...FIRST);
    const tab = await openTab(host.live.address);
    await deploy('products@1.1.0');
    const now = await state();
    const [current, first] = now.history as [
      DeploymentState['history'][0],
      (typeof now.history)[0],
    ];
    const order = (id: string) => ({ ...current, live: { ...current.live, order: id } });
    const others = Array.from({ length: 10 }, (_, at) => order(`1.0.${at}-0123456789ab`));
    const old = [...others, current, first].map((it) => ({
      ...it,
      on: '2020-01-01T00:00:00.000Z',
    }));
    const write = (history: object[]) =>
      writeFile(join(site.store, 'deployments-production.json'), JSON.stringify({ history }));

    // Ten deployments ago, but somebody may have opened the page until yesterday.
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    await write([current, ...old.slice(0, -2), { ...current, on: yesterday }, first]);
    await site.run('deploy');
    expect(await missingIn(host.live.address, tab)).toEqual([]);

    await write([current, ...old]);
    const { warnings } = await site.run('deploy');
    const missing = await missingIn(host.live.address, tab);
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.every((it) => it.includes('/remote-products/1.0.0-'))).toBe(true);
    expect(warnings).toContain('order 1.0.0-0123456789ab is not in the store');
    expect((await host.versions()).length).toBeLessThanOrEqual(3);
  });

  test('a host that changes one byte of a page: gone back, said, and recorded', async () => {
    await deploy(...FIRST);
    const tab = await openTab(host.live.address);
    host.live.tamper = (path, bytes) =>
      bytes.includes('/remote-products/1.1.0-') && path === '/buy-now'
        ? Buffer.concat([bytes.subarray(0, -1), Buffer.from(' ')])
        : bytes;
    const { code, output, warnings } = await site.run('deploy', 'products@1.1.0');

    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(warnings).toMatch(
      /differed from what was composed, so the version before is live again\..* \/buy-now differs from byte \d+ on/,
    );
    expect(await shown()).toBe('remoteProducts 1.0.0');
    expect(await commands()).toEqual(['rollback', 'deploy', 'deploy']);
    expect((await site.run('status', '--live')).code).toBe(0);

    host.live.tamper = undefined;
    await deploy('products@1.1.0');
    expect(await shown()).toBe('remoteProducts 1.1.0');
    expect(await missingIn(host.live.address, tab)).toEqual([]);
  });

  test('a host that changes one byte of the very first deployment: nothing is live, as before', async () => {
    tamperWith(/remoteEntry\.js$/);
    const { code, warnings } = await site.run('deploy', ...FIRST);

    expect(code).toBe(1);
    expect(warnings).toMatch(/so nothing is live, as before\..*remoteEntry\.js differs from byte/);
    await expect(openTab(host.live.address)).rejects.toThrow('404');
    expect(await commands()).toEqual([]);

    host.live.tamper = undefined;
    await deploy(...FIRST);
    expect(await shown()).toBe('remoteProducts 1.0.0');
  });

  test('two at once: the second waits, and both are live', async () => {
    await deploy(...FIRST);
    await site.release('order', '1.1.0');
    const [one, other] = await Promise.all([
      site.run('deploy', 'products@1.1.0'),
      site.run('deploy', 'order@1.1.0'),
    ]);

    expect([one.code, other.code]).toEqual([0, 0]);
    expect(one.warnings + other.warnings).toContain('Waiting for another command');
    expect((await openTab(host.live.address)).releases).toEqual([
      'shell 1.0.0',
      'remoteProducts 1.1.0',
      'remoteOrder 1.1.0',
    ]);
  });

  test('a rollback shows what was live before, and tabs of the newer version keep working', async () => {
    await deploy(...FIRST);
    await deploy('products@1.1.0');
    const tab = await openTab(host.live.address);
    const { code, output } = await site.run('rollback', '--to', 'production');

    expect(output).toMatch(
      /^production shows shell 1\.0\.0-\w+, products 1\.0\.0-\w+, order .* again/,
    );
    expect(code).toBe(0);
    expect(await shown()).toBe('remoteProducts 1.0.0');
    expect(await missingIn(host.live.address, tab)).toEqual([]);
    const again = await site.run('rollback', '--to', 'production');
    expect(again).toMatchObject({ code: 0, output: 'production shows nothing, as before.\n' });
  });

  test('one application is taken back alone', async () => {
    await site.release('order', '1.1.0');
    await deploy(...FIRST);
    await deploy('products@1.1.0');
    await deploy('order@1.1.0');
    const { code } = await site.run('rollback', 'products', '--to', 'production');

    expect(code).toBe(0);
    expect((await openTab(host.live.address)).releases).toEqual([
      'shell 1.0.0',
      'remoteProducts 1.0.0',
      'remoteOrder 1.1.0',
    ]);
  });

  test('what somebody else published is told, and replaced by what was recorded', async () => {
    await deploy(...FIRST);
    await host.publishByHand();
    const { code, output, warnings } = await site.run('status', '--live');

    expect(code).toBe(1);
    expect(warnings).toMatch(/^Somebody else has published to production: \S+ by somebody/m);
    expect(output).toMatch(/^host shows +\S+ by somebody/m);

    await deploy();
    expect((await site.run('status', '--live')).code).toBe(0);
  });

  test('a dry run tells what would change, and changes nothing', async () => {
    await deploy(...FIRST);
    const [before, versions] = [await state(), await host.versions()];
    const { code, output } = await site.run('deploy', 'products@1.1.0', '--dry-run');

    expect(code).toBe(0);
    expect(output).toMatch(/^\+ \/releases\/remote-products\/1\.1\.0-\w+\/ \(\d+ files\)$/m);
    expect(output).toMatch(/^\* \/index\.html$/m);
    expect(output).not.toMatch(/^- /m);
    expect(await state()).toEqual(before);
    expect(await host.versions()).toEqual(versions);
    expect(await shown()).toBe('remoteProducts 1.0.0');
  });

  test('the same again is compared, and makes no other version', async () => {
    await deploy(...FIRST);
    const [before, versions] = [await state(), await host.versions()];
    const { warnings } = await site.run('deploy');

    expect(warnings).toContain('production shows just that already.');
    expect(await state()).toEqual(before);
    expect(await host.versions()).toEqual(versions);
  });
});
