import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { readComposedSite } from '../host/readComposedSite';
import type { Target } from '../host/target';
import { SITE, TOKEN, serveHosting, type ServedHosting } from '../testing/serveHosting';
import { writeSampleSite } from '../testing/sampleSite';
import { firebaseTarget } from './firebaseTarget';

const newFolder = temporaryFolders();
const origin = { by: 'asha@ci', message: 'deploy, by asha@ci' };
const RELEASE_FILE = '/releases/shell/1.0.0-0123456789ab/main.js';
let hosting: ServedHosting;

beforeEach(async () => {
  hosting = await serveHosting();
});
afterEach(() => hosting.close());

const open = (token = TOKEN): Target =>
  firebaseTarget({
    name: 'production',
    address: hosting.live.address,
    settleMs: 0,
    ownHeaders: [],
    settings: {},
    productionDatabase: undefined,
    site: SITE,
    token,
    endpoint: hosting.endpoint,
  });
const uploads = () => hosting.calls.filter((it) => it.startsWith('POST upload/')).length;
const ask = async (path: string) => {
  const response = await fetch(hosting.live.address + path);
  return [response.status, response.headers.get('cache-control'), await response.text()];
};

test('sends only what the host has never had, and shows it with its headers', async () => {
  const [target, folder] = [open(), await newFolder()];
  await target.release(await target.create(await writeSampleSite(folder), origin), 'first');
  expect(uploads()).toBe(5);

  await writeFile(join(folder, 'index.html'), '<!doctype html>changed');
  const { rules } = await writeSampleSite(await newFolder());
  const changed = { ...(await readComposedSite(folder)), rules };
  const version = await target.create(changed, origin);
  expect(uploads()).toBe(6);
  expect(await ask('/')).toEqual([200, 'no-cache', '<!doctype html>home']);

  await target.release(version, 'second');
  expect(await ask('/')).toEqual([200, 'no-cache', '<!doctype html>changed']);
  expect(await ask(RELEASE_FILE)).toEqual([200, 'max-age=31536000', 'main()']);
  expect((await ask('/.page-hashes.json'))[0]).toBe(404);
  expect(await target.live()).toMatchObject({
    version,
    by: 'deployer@cirvena.example',
    message: 'second',
    fingerprint: changed.fingerprint,
  });
});

test('puts two versions together by their hashes, without sending anything', async () => {
  const [target, folder] = [open(), await newFolder()];
  const newer = await target.create(await writeSampleSite(folder), origin);
  const older = await newFolder();
  await writeFile(join(older, 'index.html'), '<!doctype html>older');
  const { rules } = await writeSampleSite(await newFolder());
  const pages = await target.create({ ...(await readComposedSite(older)), rules }, origin);
  const sent = uploads();
  await target.release(await target.merge(pages, newer, origin), 'back');

  expect(uploads()).toBe(sent);
  expect(await ask('/')).toEqual([200, 'no-cache', '<!doctype html>older']);
  expect(await ask(RELEASE_FILE)).toEqual([200, 'max-age=31536000', 'main()']);
  // Pages are those of the one version alone.
  expect((await ask('/buy-now'))[0]).toBe(404);
});

test('tells the host which addresses a function answers', async () => {
  const target = open();
  const site = await writeSampleSite(await newFolder());
  const rewrites = [{ glob: '/visits', function: 'siteReports', functionRegion: 'asia-south1' }];
  const version = await target.create({ ...site, rules: { ...site.rules, rewrites } }, origin);

  expect(hosting.versions.get(version)?.config?.rewrites).toEqual(rewrites);
  expect((await target.rulesOf(version)).rewrites).toEqual(rewrites);
});

test('a failure that may pass is tried again; a refused token is told, and never shown', async () => {
  let failures = 2;
  hosting.watch = async () => (failures-- > 0 ? 'drop' : undefined);
  expect(await open().live()).toBeUndefined();
  await expect(open('another-token').live()).rejects.toThrow(
    /^Firebase Hosting refuses the access token for site-of-a-test \(401: Unauthenticated\)\. Set SITE_HOSTING_TOKEN/,
  );
  await expect(open('another-token').live()).rejects.not.toThrow(/another-token/);
});

test.each([
  ['finalises a version', `PATCH sites/${SITE}/versions/`],
  ['makes a channel', `POST sites/${SITE}/channels`],
])('what %s is done, although the answer was lost', async (_, call) => {
  let isLost = false;
  hosting.watch = async (moment, it) => {
    if (isLost || moment === 'before' || !it.startsWith(call)) return;
    isLost = true;
    return 'drop';
  };
  const [target, site] = [open(), await writeSampleSite(await newFolder())];
  const version = await target.create(site, origin);
  await target.preview(version, 'change-12');

  expect(isLost).toBe(true);
  expect(hosting.channels.get('change-12')?.release?.version?.name).toBe(version);
});

test('a preview stays for a week after each time it is published', async () => {
  const [target, site] = [open(), await writeSampleSite(await newFolder())];
  const version = await target.create(site, { ...origin, isPreview: true });
  await target.preview(version, 'change-12');
  const day = 24 * 60 * 60 * 1000;
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * day);
  await target.preview(version, 'change-12');

  expect(hosting.channels.get('change-12')?.expires).toBe(Date.now() + 7 * day);
  now.mockRestore();
});

test('deletes its own old versions, and nobody else’s', async () => {
  const [target, site] = [open(), await writeSampleSite(await newFolder())];
  const [first, second, live] = [
    await target.create(site, origin),
    await target.create(site, origin),
    await target.create(site, origin),
  ];
  await target.release(live, 'live');
  const foreign = hosting.createVersion({ labels: { 'deployment-tool': 'cli-firebase' } });
  await target.prune(new Set([second]));

  const statuses = [first, second, live, foreign.name].map(
    (name) => hosting.versions.get(name)?.status,
  );
  expect(statuses).toEqual(['DELETED', 'FINALIZED', 'FINALIZED', 'CREATED']);
});
