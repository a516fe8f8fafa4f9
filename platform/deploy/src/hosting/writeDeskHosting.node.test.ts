import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DESK_APP_CHECK_PATH } from '@site/order-model/appCheckFrame';
import { PUSH_FILE } from '@site/order-model/phone';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { deskHeaders } from './deskHeaders';
import { deskHosting } from './deskHosting';
import { writeDeskHosting } from './writeDeskHosting';

const newFolder = temporaryFolders();

// The build's own tools are modules that jest cannot load; e2e/desk runs what they make.
jest.mock('@site/build/desk/buildDesk', () => ({
  async buildDesk(folder: string, keys: object | undefined) {
    await mkdir(join(folder, 'assets'), { recursive: true });
    for (const name of ['index.html', 'assets/desk.js']) {
      await writeFile(join(folder, name), JSON.stringify(keys ?? null));
    }
  },
}));

const headersAt = (rules: ReturnType<typeof deskHosting>['headers'], path: string) => {
  const found = rules.find(({ source }) => source === path)?.headers ?? [];
  return Object.fromEntries(found.map(({ key, value }) => [key, value]));
};

const readerOf = (folder: string) => async (name: string) =>
  JSON.parse(await readFile(join(folder, name), 'utf8')) as unknown;

test("what is deployed is the desk alone, as a site with the project's name and its own headers", async () => {
  const hosting = await newFolder();
  await writeDeskHosting({ site: 'shop-desk' }, hosting);
  const readJson = readerOf(hosting);

  expect(await readJson('firebase.json')).toEqual({
    hosting: {
      site: 'shop-desk',
      public: 'public',
      ignore: ['**/.*'],
      ...deskHosting({ hasAppCheck: false, region: 'asia-south1' }),
    },
  });
  expect(await readJson('.firebaserc')).toEqual({ projects: { default: 'demo-site' } });
  expect((await readdir(join(hosting, 'public'), { recursive: true })).sort()).toEqual(
    ['assets', 'assets/desk.js', 'index.html', PUSH_FILE.slice(1)].sort(),
  );
  expect(await readJson(`public${PUSH_FILE}`)).toEqual({ publicKey: null });
});

test('a host sends the headers of the local desk, and more under https', () => {
  const { headers, rewrites } = deskHosting({ hasAppCheck: false, region: 'asia-south1' });
  const sent = headersAt(headers, '**');

  expect(sent).toMatchObject(deskHeaders);
  expect(sent['Strict-Transport-Security']).toBeDefined();
  expect(rewrites.at(-1)).toEqual({ source: '**', destination: '/index.html' });
});

test('a desk with App Check may show the hidden frame, and nobody else may', async () => {
  const { headers } = deskHosting({ hasAppCheck: true, region: 'asia-south1' });
  const of = (path: string) => headersAt(headers, path);

  expect(of('**')['Content-Security-Policy']).toMatch(
    /require-trusted-types-for 'script'.*; frame-src 'self'$/,
  );
  expect(of('**')['Content-Security-Policy']).not.toContain('google.com');
  expect(of(DESK_APP_CHECK_PATH)).toEqual({
    'Content-Security-Policy': expect.stringMatching(/google\.com.*frame-ancestors 'self'/),
    'X-Frame-Options': 'SAMEORIGIN',
  });
});
