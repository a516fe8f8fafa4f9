import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collections } from '@site/order-model/enquiry';
import { staffCollections } from '@site/order-model/staffCollections';
import { readNoticeSettings } from '@site/order-backend/telling/settings/noticeSettings';
import { testSettings } from '@site/order-backend/testing/testSettings';
import { REPORTS_FUNCTION } from '@site/reports/cloudReports';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { bundleFunctions } from './bundleFunctions';
import { refusePlaceholders } from './refusePlaceholders';
import { trialSettings } from './trialSettings';

const newFolder = temporaryFolders();

interface Endpoint {
  region: string[];
  maxInstances: number;
  eventTrigger?: { retry: boolean; eventFilterPathPatterns: { document: string } };
}

test('the bundle is one file that needs nothing installed and has every function', async () => {
  const folder = await newFolder();
  const settings = await readNoticeSettings();
  await bundleFunctions(folder, 'demo-site', settings);
  // In a folder outside of the repository, so that nothing of it can be found.
  const script = `const all = require('./index.js');
    console.log(JSON.stringify(Object.fromEntries(Object.entries(all).map(([name, it]) => [name, it.__endpoint]))))`;
  const output = execFileSync(process.execPath, ['-e', script], { cwd: folder, encoding: 'utf8' });
  const endpoints = JSON.parse(output) as Record<string, Endpoint>;

  expect(Object.keys(endpoints).sort()).toEqual([
    'countEnquiry',
    'forgetErasedOrder',
    'reconcileOrders',
    'signIn',
    'siteReports',
    'sweepNotices',
    'tellOfOrder',
  ]);
  for (const { region, maxInstances } of Object.values(endpoints)) {
    expect(region).toEqual([settings.region]);
    // Each counts its rates alone.
    expect(maxInstances).toBeLessThanOrEqual(3);
  }
  for (const [name, collection] of [
    ['tellOfOrder', collections.orders],
    ['forgetErasedOrder', collections.orders],
    ['countEnquiry', staffCollections.desk],
  ] as const) {
    expect(endpoints[name]?.eventTrigger).toMatchObject({
      retry: true,
      eventFilterPathPatterns: { document: `${collection}/{id}` },
    });
  }
  // All of them write the document of the week.
  expect(endpoints.countEnquiry).toMatchObject({ concurrency: 1, maxInstances: 1 });
  // The host passes reports on to it by this name.
  expect(endpoints[REPORTS_FUNCTION]).toMatchObject({ httpsTrigger: { invoker: ['public'] } });
  expect((await readdir(folder)).sort()).toEqual([
    '.firebaserc',
    'firebase.json',
    'firestore.indexes.json',
    'index.js',
    'package.json',
    'reports.indexes.json',
    'reports.rules',
  ]);
  const { engines } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  expect(engines).toEqual({ node: '24' });
});

test('settings whose mails reach nobody are not for a real project', () => {
  const settings = testSettings({ desk: 'https://desk.shop.example' });

  expect(refusePlaceholders(testSettings(), 'shop-live')).toBeUndefined();
  expect(refusePlaceholders(settings, 'demo-site')).toMatch(/https:\/\/desk\.shop\.example/);
  expect(() => refusePlaceholders(settings, 'shop-live')).toThrow(
    /settings\.json has addresses at which nobody reads: https:\/\/desk\.shop\.example\./,
  );
});

test('functions that are tried elsewhere tell one address alone, and no phone', async () => {
  const folder = await newFolder();
  const real = await readNoticeSettings();
  const trial = { desk: 'https://shop-staging-desk.web.app', tell: 'qa@shop.test' };
  const settings = trialSettings(
    { ...real, push: { ...real.push, publicKey: `B${'x'.repeat(86)}` } },
    trial,
  );
  await bundleFunctions(folder, 'shop-staging', settings);
  const bundle = await readFile(join(folder, 'index.js'), 'utf8');

  expect(
    refusePlaceholders({ ...settings, from: testSettings().from }, 'shop-staging'),
  ).toBeUndefined();
  expect(bundle).toContain('qa@shop.test');
  for (const { to } of [real.notice, real.daily, ...real.escalations]) {
    for (const address of to.filter((text) => text !== real.from.address)) {
      expect(bundle).not.toContain(address);
    }
  }
  expect(settings.notice.to).toEqual(['qa@shop.test']);
  expect(settings.push.publicKey).toBeNull();
  expect(JSON.parse(await readFile(join(folder, '.firebaserc'), 'utf8'))).toEqual({
    projects: { default: 'shop-staging' },
  });
  expect(() => trialSettings(real, { ...trial, tell: 'nobody' })).toThrow(
    /^Write an e-mail address/,
  );
});
