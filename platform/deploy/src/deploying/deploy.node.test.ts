import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FIRST } from '../testing/deploySite';
import { deployTests, withOneBitChanged } from '../testing/deployTests';
import { firebaseHost } from '../testing/hosts';
import { missingIn, openTab } from '../testing/openTab';

jest.setTimeout(60_000);

const { host, site, run, deploy, state, shown } = deployTests(firebaseHost);
const address = () => host().live.address;

test('the first deployment is published and recorded; the same again changes nothing', async () => {
  const { output, warnings } = await deploy(...FIRST);

  expect(output).toMatch(/^production shows shell 1\.0\.0-\w+, products 1\.0\.0-\w+, order /);
  expect(warnings).toMatch(
    /^No page was opened in a browser, .*\nEnquiries of production are not stored: .*\nVisits are not reported: .*\nViolations of policies are not/,
  );
  expect(await shown()).toBe('1.0.0 1.0.0 1.0.0');
  const before = await state();
  expect(before.history).toEqual([
    expect.objectContaining({
      by: { name: 'deploy', releases: { shell: '1.0.0', products: '1.0.0', order: '1.0.0' } },
      on: expect.stringMatching(/^\d{4}-/),
      publication: expect.objectContaining({ by: expect.stringMatching(/.@./) }),
    }),
  ]);
  expect(await run('status', '--live')).toMatchObject({
    code: 0,
    warnings: '',
    // Where verify is to be run.
    output: expect.stringMatching(/^recorded .*, composed at ([0-9a-f]{12}|unknown)/m),
  });

  const versions = await host().versions();
  expect((await deploy()).warnings).toContain('production shows just that already.');
  expect(await state()).toEqual(before);
  expect(await host().versions()).toEqual(versions);
  expect(await shown()).toBe('1.0.0 1.0.0 1.0.0');
});

test('a first deployment that names too little says how releases are made and named', async () => {
  const { warnings } = await run('deploy', 'products@1.1.0');
  expect(warnings).toMatch(
    /No release of shell and order is live yet\. Run: npm run site -- deploy shell@VERSION products@VERSION order@VERSION --to production .*\. "npm run release" makes releases, and "npm run --silent repository -- releases" names those of these sources\.\n$/,
  );
});

test('a repeated deployment never switches the site off, whatever is wrong with the address', async () => {
  await deploy(...FIRST);
  host().live.tamper = withOneBitChanged(/^\/buy-now$/);
  expect(await run('deploy')).toMatchObject({
    code: 1,
    warnings: expect.stringMatching(
      /is published again: \/buy-now differs[^]*before is live again/,
    ),
  });
  expect(await shown()).toBe('1.0.0 1.0.0 1.0.0');
});

test('files that open tabs need stay: through a deployment, and through its rollback; a second one never switches the site off', async () => {
  await deploy(...FIRST);
  const first = await openTab(address());
  await deploy('products@1.1.0');
  const second = await openTab(address());

  expect(await shown()).toBe('1.0.0 1.1.0 1.0.0');
  expect([...first.files.keys()].join()).toContain('/remote-products/1.0.0-');
  expect(await missingIn(address(), first)).toEqual([]);

  const back = await run('rollback', '--to', 'production');
  expect(back).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^production shows shell \S+ products 1\.0\.0-\w+, .* again/),
  });
  expect(await shown()).toBe('1.0.0 1.0.0 1.0.0');
  expect([...second.files.keys()].join()).toContain('/remote-products/1.1.0-');
  expect(await missingIn(address(), second)).toEqual([]);

  const before = await state();
  expect(await run('rollback', '--to', 'production')).toEqual({
    code: 1,
    output: '',
    warnings:
      'No deployment of production is left to go back to, so nothing has changed. Deploy other releases instead.\n',
  });
  expect(await shown()).toBe('1.0.0 1.0.0 1.0.0');
  expect(await state()).toEqual(before);
});

test('a rollback to the same releases, composed earlier, is told, and how to go on', async () => {
  await deploy(...FIRST);
  await deploy('products@1.1.0');
  const production = { ...host().settings, violations: '/reports' };
  const file = join(site().store, '../targets.json');
  await writeFile(file, JSON.stringify({ targets: { production } }));
  await deploy();

  const again = await run('rollback', '--to', 'production');
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('products 1.1.0-') });
  expect(again.warnings).toBe(
    'production had the same releases before, composed earlier. For the releases before them run it again.\n',
  );
  const back = await run('rollback', '--to', 'production');
  expect(back).toMatchObject({ output: expect.stringContaining('products 1.0.0-'), warnings: '' });
});

test('a rollback of the site never brings back what a rollback of one application took away', async () => {
  expect((await run('rollback', '--to', 'production')).warnings).toMatch(
    / has no deployment of production: nothing was deployed yet, or it was from another store, which --store FOLDER names\.\n$/,
  );
  await deploy(...FIRST);
  await deploy('products@1.1.0');
  expect((await run('rollback', 'products', '--to', 'production')).code).toBe(0);
  expect(await run('rollback', '--to', 'production')).toMatchObject({
    code: 1,
    warnings: expect.stringMatching(/^No deployment of production is left to go back to/),
  });
  expect(await shown()).toBe('1.0.0 1.0.0 1.0.0');
});

describe('a release that was taken away, when all releases of main are deployed', () => {
  const ofMain = (products: string) => ['shell@1.0.0', `products@${products}`, 'order@1.1.0'];
  const deployAll = (products = '1.1.0') => deploy(...ofMain(products), '--skip-rolled-back');

  beforeEach(async () => {
    await site().release('order', '1.1.0');
    await deploy(...FIRST);
    await deploy('products@1.1.0');
  });

  test.each([
    ['by a rollback of its own', ['rollback', 'products']],
    ['with the whole site', ['rollback']],
    ['by an older one', ['deploy', 'products@1.0.0']],
  ])('%s stays away, and is named; one that follows it goes live', async (_, args) => {
    await run(...args, '--to', 'production');

    expect((await deployAll()).warnings).toMatch(
      /^products 1\.1\.0-\w+ was taken away on \d{4}-\S+, so it stays away\. To deploy it nevertheless: npm run site -- deploy products@1\.1\.0 --to production /m,
    );
    expect(await shown()).toBe('1.0.0 1.0.0 1.1.0');
    expect((await state()).history[0]?.by).toEqual({
      name: 'deploy',
      releases: { shell: '1.0.0', order: '1.1.0' },
      skipRolledBack: true,
    });
    await deployAll();
    expect(await shown()).toBe('1.0.0 1.0.0 1.1.0');

    await site().release('products', '1.1.1');
    expect((await deployAll('1.1.1')).warnings).not.toContain('taken away');
    expect(await shown()).toBe('1.0.0 1.1.1 1.1.0');
  });

  test('is back for all that follows once somebody has named it', async () => {
    await run('rollback', 'products', '--to', 'production');
    await deploy('products@1.1.0');
    await deployAll();
    expect(await shown()).toBe('1.0.0 1.1.0 1.1.0');
  });

  test('is tried again where it was a deployment that failed and went back by itself', async () => {
    host().live.tamper = withOneBitChanged(/^\/buy-now$/, (it) => it.includes('"release":"1.1.0-'));
    expect((await run('deploy', ...ofMain('1.0.0'))).warnings).toContain('before is live again');
    host().live.tamper = undefined;
    expect((await deployAll()).warnings).not.toContain('taken away');
    expect(await shown()).toBe('1.0.0 1.1.0 1.1.0');
  });
});

test('a host that changes one byte of a page: gone back, said, recorded, and possible again', async () => {
  await deploy(...FIRST);
  const isNew = (bytes: Buffer) => bytes.includes('"release":"1.1.0-');
  host().live.tamper = withOneBitChanged(/^\/buy-now$/, isNew);
  const { code, output, warnings } = await run('deploy', 'products@1.1.0');

  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(warnings).toMatch(
    /differed from what was composed, so the version before is live again\..* \/buy-now differs from byte \d+ on/,
  );
  expect(await shown()).toBe('1.0.0 1.0.0 1.0.0');
  const { history } = await state();
  expect(history.map(({ by }) => by.name)).toEqual(['rollback', 'deploy', 'deploy']);
  expect(await run('status', '--live')).toMatchObject({ code: 0, warnings: '' });

  host().live.tamper = undefined;
  await deploy('products@1.1.0');
  expect(await shown()).toBe('1.0.0 1.1.0 1.0.0');
});

test('status --to shows what is on record, and asks the site only with --live', async () => {
  await deploy(...FIRST);
  await host().publishByHand();
  const { SITE_HOSTING_TOKEN: token } = process.env;
  delete process.env.SITE_HOSTING_TOKEN;
  const { code, output, warnings } = await run('status', '--to', 'production');
  process.env.SITE_HOSTING_TOKEN = token;

  expect(code).toBe(0);
  expect(output).toMatch(/^products +1\.0\.0 /m);
  expect(output).not.toMatch(/^host shows/m);
  expect(warnings).toMatch(
    /^This is what .* has on record\. To ask production itself: npm run site -- status --live --to production/m,
  );
  const asked = await run('status', '--live', '--to', 'production');
  expect(asked).toMatchObject({ code: 1, output: expect.stringMatching(/^host shows/m) });
});

test('a site of one page that another tool published is taken back', async () => {
  await deploy(...FIRST);
  await deploy('products@1.1.0');
  await host().publishByHand();

  expect(await run('rollback', '--to', 'production')).toMatchObject({
    code: 0,
    warnings: expect.stringMatching(
      /^Tabs that are open on the newer version may lose files: sites\/\S+ is not a valid answer of Firebase Hosting: config\.rewrites\.0: Invalid input\.$/m,
    ),
  });
  expect(await shown()).toBe('1.0.0 1.1.0 1.0.0');
});

test('who went back in the console of the host has gone back for every command', async () => {
  await deploy(...FIRST);
  const { history } = await state();
  await site().release('order', '1.1.0');
  await deploy('order@1.1.0');
  await host().goBackByHand(history[0]!.publication!.version);
  expect(await shown()).toBe('1.0.0 1.0.0 1.0.0');

  expect(await run('status', '--live')).toMatchObject({
    code: 1,
    warnings: expect.stringMatching(
      /^production shows \S+ by ravi@cirvena\.example .*, which was deployed before: somebody went back at its host\. The next command goes on from there\.$/m,
    ),
  });
  await deploy('products@1.1.0');
  expect(await shown()).toBe('1.0.0 1.1.0 1.0.0');
  expect((await state()).history.map(({ by }) => by.name)).toEqual([
    ...['deploy', 'rollback', 'deploy', 'deploy'],
  ]);

  const isNew = (bytes: Buffer) => bytes.includes('"release":"1.1.0-');
  await host().goBackByHand(history[0]!.publication!.version);
  host().live.tamper = withOneBitChanged(/^\/buy-now$/, isNew);
  expect((await run('deploy', 'products@1.1.0')).warnings).toContain('before is live again');
  expect(await shown()).toBe('1.0.0 1.0.0 1.0.0');
});

test('what somebody else published is told, and replaced', async () => {
  await deploy(...FIRST);
  await host().publishByHand();
  const { code, output, warnings } = await run('status', '--live');

  expect(code).toBe(1);
  expect(warnings).toMatch(/^Somebody else has published to production: \S+ by somebody/m);
  expect(output).toMatch(/^host shows +\S+ by somebody/m);

  expect((await deploy()).warnings).toMatch(
    /recorded nothing of what production shows.* by somebody/,
  );
  expect(await run('status', '--live')).toMatchObject({ code: 0, warnings: '' });
});
