import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Deployment } from '../deployments/state/deploymentState';
import { encodeFields } from '@site/order-backend/documents/values';
import { openEmulator } from '@site/order-backend/testing/openEmulator';
import { testOnEmulator } from '@site/order-backend/testing/onEmulator';
import { rulesFile } from '@site/order-backend/rules/rulesFile';
import type { Counts } from '@site/reports/counts';
import { hourOf } from '@site/reports/hour';
import { countsIn, openCountFile } from '@site/reports/countFile';
import { serveLocally } from '@site/tooling/http/serveLocally';
import { firebaseProject } from '@site/tooling/workspace';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { runSite } from './testing/runSite';
import { deploySite, FIRST } from '../testing/deploySite';
import { deployTests } from '../testing/deployTests';
import { firebaseHost } from '../testing/hosts';

jest.mock('node:timers/promises', () => {
  const timers = jest.requireActual<typeof import('node:timers/promises')>('node:timers/promises');
  return { ...timers, setTimeout: jest.fn(timers.setTimeout) };
});

beforeEach(() => jest.mocked(wait).mockClear());

const newFolder = temporaryFolders();

const OLD = '1.0.0-aaaaaaaaaaaa';
const NEW = '1.1.0-bbbbbbbbbbbb';

const hourAgo = () => new Date(Date.now() - 3_600_000);

const visitsTo = (release: string, visits: number, failed: number): Counts => ({
  [`products/${release}`]: {
    visits,
    failed,
    'outcome ok': visits - failed,
    'outcome fallback': failed,
    'reason fallback timeout': failed,
    'lcp 2500': visits,
    'slow remote-products 800': 3,
    [`error TypeError remote-products/${release}/page.js:1:20`]: 2,
  },
});

/** A site of this machine on which NEW replaced OLD in this hour, and its reports, those of OLD an hour ago. */
async function localSite(...counts: Counts[]) {
  const folder = await newFolder();
  const site = await deploySite(folder, {});
  const data = join(folder, 'data');
  await mkdir(data);
  const on = new Date();
  for (const it of counts) {
    const now = Object.hasOwn(it, `products/${OLD}`) ? hourAgo : () => on;
    await openCountFile(countsIn(data), now).add(it);
  }
  const deployed = (...live: [on: Date, live: Deployment['live']][]) => {
    const by = { by: { name: 'build' }, previous: { applications: {} } };
    const history = live.map(([time, it]) => ({ live: it, on: time.toISOString(), ...by }));
    return writeFile(join(site.store, 'deployments.json'), JSON.stringify({ history }));
  };
  await mkdir(site.store, { recursive: true });
  await deployed([on, { products: NEW }], [on, { products: OLD }]);
  return {
    folder,
    data,
    deployed,
    health: (...args: string[]) => runSite(['health', data, ...args], { folder: site.store }),
  };
}

test('without a visit it says when pages report', async () => {
  const { output } = await (await localSite()).health();
  expect(output).toContain('No visit is reported yet: a page reports when it is left or hidden.');
});

test('shows by release what was reported, and that a new release does not do worse', async () => {
  const { health } = await localSite(visitsTo(OLD, 2000, 8), visitsTo(NEW, 300, 1));
  const { code, output } = await health();

  expect(code).toBe(0);
  const row = output.split('\n').find((it) => it.startsWith('products ') && it.includes(NEW));
  expect(row?.split(/ {2,}/).slice(3, 9)).toEqual([
    ...['300', '0.3%', '99.7%', '0%', '0.3%', 'fell back: too slow (1)'],
  ]);
  expect(output).toContain(`products ${NEW} does not fail much more often than ${OLD}: `);
  expect(output).toContain('2,300 / 2,400 / 2,480');
  expect(output).toContain(`remote-products/${NEW}/page.js:1:20`);
});

test('ends with 1 when a new release does worse', async () => {
  const { health } = await localSite(visitsTo(OLD, 2000, 8), visitsTo(NEW, 300, 90));
  const { code, warnings, output } = await health();

  expect(code).toBe(1);
  expect(warnings).toContain(`products ${NEW} does worse than ${OLD}.`);
  expect(output).toContain('! products');
});

test('a watch in which a handful of visits all fail ends with 1', async () => {
  const { health } = await localSite(visitsTo(OLD, 2000, 8), visitsTo(NEW, 3, 3));
  const { code, output } = await health('--watch', '1');

  expect(code).toBe(1);
  expect(output).toContain(
    `! products ${NEW} does worse than ${OLD}: something failed in 3 of 3 visits (100%); before, something failed in 8 of 2,000 visits (0.4%).`,
  );
});

test('a watch goes on for what did worse before the last deployment, and ends with 1', async () => {
  const { deployed, health } = await localSite({
    ...visitsTo(OLD, 2000, 8),
    ...visitsTo(NEW, 300, 200),
  });
  await deployed(
    [new Date(), { products: NEW, order: OLD }],
    [hourAgo(), { products: NEW }],
    [hourAgo(), { products: OLD }],
  );
  const minutes = jest
    .mocked(wait)
    .mockResolvedValueOnce(undefined)
    .mockResolvedValueOnce(undefined);
  const { code, warnings } = await health('--watch', '2');

  expect(minutes.mock.calls).toHaveLength(2);
  expect(code).toBe(1);
  const worse = `products ${NEW} does worse than ${OLD}.`;
  expect(warnings.match(/.* does worse than .*/g)).toEqual([
    `${worse} So it did before the last deployment: the watch goes on.`,
    expect.stringContaining(worse),
  ]);
});

test('a watch without visits does not call a release good', async () => {
  const { health } = await localSite(visitsTo(OLD, 2000, 8));
  const minutes = jest
    .mocked(wait)
    .mockResolvedValueOnce(undefined)
    .mockResolvedValueOnce(undefined);
  const { code, output, warnings } = await health('--watch', '2');

  expect(minutes.mock.calls).toEqual([[60_000], [60_000]]);
  expect(warnings).toMatch(/^Watching for 2 minutes, or until a release begins to do worse\.\n/);
  expect(code).toBe(1);
  expect(output).toContain(
    `? whether products ${NEW} does worse than ${OLD} is not known: no visit is reported; before, `,
  );
  expect(warnings).toContain(`How products ${NEW} does is not known: `);
  expect(await health()).toMatchObject({ code: 0, output });
});

test.each([
  [['one'], /^Unexpected argument "one"\./],
  [['--to', 'production'], /data folder or --to/],
  [['--watch', 'long'], /whole number, 0 to 40/],
  [['--watch', '41'], /whole number, 0 to 40/],
])('%j is refused', async (args, message) => {
  const { health } = await localSite();
  const { code, warnings } = await health(...args);

  expect(code).toBe(2);
  expect(warnings).toMatch(message);
});

const hostWith = (settings: object) => async () => {
  const host = await firebaseHost();
  return { ...host, settings: { ...host.settings, ...settings } };
};

const health = ['health', '--to', 'production'];

describe('of a public site', () => {
  const { run, deploy, shown, state } = deployTests(hostWith({ visits: '/visits' }));

  test('says that no page was opened where no browser is', async () => {
    process.env.SITE_BROWSER = '/bin/true';
    const { code, warnings } = await run(...health);

    expect(code).toBe(0);
    expect(warnings).toMatch(/^No page was opened in a browser, since none was found: /m);
  });

  testOnEmulator('reads the counts of the cloud, and leaves the site as it is', async () => {
    const emulator = await openEmulator(rulesFile);
    process.env.FIRESTORE_EMULATOR_HOST = emulator.host;
    try {
      await deploy(...FIRST);
      await deploy('products@1.1.0');
      const [now, before] = (await state()).history.map(({ live }) => live.products ?? '');
      const hour = hourOf(hourAgo());
      await place(emulator.host, `${hour}.0`, visitsTo(before ?? '', 2000, 8), hour);
      await place(emulator.host, `${hourOf(new Date())}.1`, visitsTo(now ?? '', 300, 90));
      await place(emulator.host, '2020-01-01T00.0', visitsTo(now ?? '', 9000, 0), '2020-01-01T00');

      const { code, output, warnings } = await run(...health);
      expect([code, warnings]).toEqual([1, expect.stringContaining('does worse')]);
      expect(output).toContain('2,000');
      expect(await shown()).toBe('1.0.0 1.1.0 1.0.0');
    } finally {
      await emulator.close();
    }
  });
});

describe('of a public site in a project of its own', () => {
  const database = { projectId: 'cirvena-site', apiKey: 'key', appId: '1:1:web:1' };

  describe('to which nothing is reported', () => {
    const { run } = deployTests(hostWith({ database }));

    test('opens the pages, and needs no token', async () => {
      delete process.env.SITE_FIRESTORE_TOKEN;
      const { code, output, warnings } = await run(...health);

      expect(code).toBe(0);
      expect(output).toMatch(/^Health of production\n/);
      expect(warnings).toMatch(/^Nothing is reported of production: .*"visits"/m);
    });
  });

  describe('whose counts cannot be read', () => {
    const { run } = deployTests(hostWith({ database, visits: '/visits' }));
    const hour = { hour: hourOf(new Date()), counts: visitsTo(NEW, 20, 1) };
    const page = JSON.stringify({ documents: [{ fields: encodeFields(hour) }] });

    /** Counts in a cloud that gives one answer after the other, the last one for ever. */
    async function answering(statuses: number[], ...args: string[]) {
      const server = await serveLocally((_, response) => {
        const status = statuses.length > 1 ? statuses.shift() : statuses[0];
        response.writeHead(status ?? 0).end(status === 200 ? page : '');
      });
      process.env.FIRESTORE_EMULATOR_HOST = new URL(server.address).host;
      try {
        return await run(...health, ...args);
      } finally {
        await server.close();
      }
    }

    test.each([
      [401, /^The access token was refused: /m],
      [403, /the database reports of project cirvena-site: .* Cloud Datastore Viewer\.$/m],
      [404, /^There is no Firestore database reports in a project cirvena-site\.$/m],
      [503, /^Cloud Firestore, project cirvena-site, database reports, answered 503\.$/m],
    ])('with %d tells the rest, and why', async (status, said) => {
      const { code, output, warnings } = await answering([status]);

      expect(code).toBe(1);
      expect(warnings).toMatch(said);
      expect(output).toMatch(/^Health of production\nWhat was reported cannot be read: /);
      expect(output).not.toContain('No visit is reported yet');
    });

    test('goes on watching with what it read before, and ends with 1 only where the last look fails', async () => {
      const minutes = jest.mocked(wait);
      for (let number = 0; number < 4; number += 1) minutes.mockResolvedValueOnce(undefined);
      expect(await answering([200, 503, 200], '--watch', '2')).toMatchObject({ code: 0 });
      expect(await answering([200, 503], '--watch', '2')).toMatchObject({
        code: 1,
        output: expect.stringMatching(/answered 503\.\nVisits from [^]*products +1\.1\.0-b+ /),
      });
    });
  });
});

/** Puts counts where the function keeps them. */
async function place(host: string, id: string, counts: Counts, hour = hourOf(new Date())) {
  const path = `projects/${firebaseProject()}/databases/reports/documents/hours/${id}`;
  const response = await fetch(`http://${host}/v1/${path}`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ fields: encodeFields({ hour, counts }) }),
  });
  expect(response.status).toBe(200);
}
