import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { startProgram } from '@site/tooling/testing/startProgram';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { root } from '@site/tooling/workspace';
import { FIRST, deploySite, type DeploySite } from '../testing/deploySite';
import { SITE, serveHosting, TOKEN, type ServedHosting } from '../testing/serveHosting';
import { folderHost, type HostOfTest } from '../testing/hosts';
import type { StaticHost } from '../folder/staticHost';
import { missingIn, openTab, visitOften } from '../testing/openTab';

const RANDOM_KILLS = 20;

jest.setTimeout(60_000 + RANDOM_KILLS * 10_000);

const newFolder = temporaryFolders();
const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
});

/** Starts `npm run site -- …` in a process of its own, without npm between. */
const startCommand = (...args: string[]) =>
  startProgram(
    process.execPath,
    ['--import', 'tsx', join(root, 'platform/deploy/src/bin/site.ts'), ...args],
    root,
  );

/** Opens a tab. Fails when a page or a file that it names is not whole. */
async function shownWhole({ address }: StaticHost): Promise<string | undefined> {
  const tab = await openTab(address);
  expect(await missingIn(address, tab)).toEqual([]);
  return tab.releases[1]?.split(' ')[1];
}

describe('killed at chosen moments, on Firebase Hosting', () => {
  let hosting: ServedHosting;
  let site: DeploySite;

  beforeEach(async () => {
    hosting = await serveHosting();
    const target = { host: 'firebase', site: SITE, address: hosting.live.address };
    process.env.SITE_HOSTING_TOKEN = TOKEN;
    process.env.FIREBASE_HOSTING_API_URL = hosting.endpoint;
    site = await deploySite(await newFolder(), { production: { ...target, settleSeconds: 0 } });
    await site.release('products', '1.1.0');
  });
  afterEach(() => hosting.close());

  /** Deploys in a process that is ended when the host is asked for something, before or after it did that. */
  async function endAt(
    moment: 'before' | 'after',
    call: RegExp,
    end: 'kill' | 'interrupt' | 'stop' = 'kill',
  ) {
    const command = startCommand('deploy', 'products@1.1.0', ...site.where);
    let isKilled = false;
    hosting.watch = async (when, it) => {
      if (isKilled || when !== moment || !call.test(it)) return;
      isKilled = true;
      command[end]();
      await command.ended;
      return when === 'before' ? 'drop' : undefined;
    };
    const code = await command.ended;
    hosting.watch = async () => {};
    if (!isKilled) throw new Error(`It ended with code ${code} before: ${command.said()}`);
    return { code, said: command.said() };
  }

  test('the live site is whole each time, and the next command goes on', async () => {
    expect(await site.run('deploy', ...FIRST)).toMatchObject({ code: 0 });

    for (const signal of ['interrupt', 'stop'] as const) {
      expect(await endAt('before', /^POST upload\//, signal)).toEqual({
        code: 130,
        said: expect.stringMatching(/^Stopped\. .* shows what is live now\.\n$/),
      });
    }
    await endAt('before', /^POST upload\//);
    expect(await shownWhole(hosting.live)).toBe('1.0.0');

    await endAt('before', /^POST .*\/channels\/live\/releases$/);
    expect(await shownWhole(hosting.live)).toBe('1.0.0');
    expect((await site.run('status', '--live')).warnings).toContain(
      'interrupted before its pages went live',
    );

    await endAt('after', /^POST .*\/channels\/live\/releases$/);
    expect(await shownWhole(hosting.live)).toBe('1.1.0');
    expect((await site.run('status', '--live')).warnings).toContain(
      'interrupted after its pages went live',
    );

    const last = await site.run('deploy', 'products@1.1.0');
    expect(last).toMatchObject({
      code: 0,
      warnings: expect.stringContaining('production shows just that already.'),
    });
    expect(await shownWhole(hosting.live)).toBe('1.1.0');
    expect(await site.run('status', '--live')).toMatchObject({ code: 0, warnings: '' });
    const { output } = await site.run('history', '--to', 'production');
    expect(output.match(/deploy products@1\.1\.0/g)).toHaveLength(1);
    // What the killed commands had begun is deleted.
    const versions = [...hosting.versions.values()].filter((it) => it.status !== 'DELETED');
    expect(versions).toHaveLength(2);
  });
});

describe('killed at random moments, on a folder', () => {
  let host: HostOfTest;
  let site: DeploySite;
  let visits: ReturnType<typeof visitOften> | undefined;

  beforeEach(async () => {
    const folder = await newFolder();
    host = await folderHost(folder);
    site = await deploySite(folder, { production: host.settings });
    await site.release('products', '1.1.0');
    await site.release('order', '1.1.0');
  });
  afterEach(async () => {
    await visits?.stop();
    await host.close();
  });

  test('the live site is whole each time, and the next command goes on', async () => {
    const startedAt = Date.now();
    expect(await startCommand('deploy', ...FIRST, ...site.where).ended).toBe(0);
    const duration = Date.now() - startedAt;
    visits = visitOften(host.live.address);

    for (let turn = 1; turn <= RANDOM_KILLS; turn += 1) {
      const version = turn % 2 ? '1.1.0' : '1.0.0';
      const command = startCommand('deploy', `products@${version}`, ...site.where);
      const moment = Math.round(duration * (0.4 + Math.random() * 0.6));
      await wait(moment);
      command.kill();
      await command.ended;
      const shown = await shownWhole(host.live).catch((failure: Error) => failure.message);
      expect({ moment, shown }).toEqual({ moment, shown: expect.stringMatching(/^1\.[01]\.0$/) });
    }

    expect(await site.run('deploy', 'order@1.1.0', 'products@1.1.0')).toMatchObject({ code: 0 });
    expect(await visits.stop()).toEqual([]);
    expect(await shownWhole(host.live)).toBe('1.1.0');
    expect(await site.run('status', '--live')).toMatchObject({ code: 0, warnings: '' });
    expect((await host.versions()).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
