import { folderOf } from '@site/contracts/applicationNames';
import { remotes } from '@site/contracts/remotes';
import { paths } from '@site/company/paths';
import { fillOrder, goodEntries, placeOrder } from '../browser/orderForm';
import { nextToast } from '../browser/parts/toasts';
import { STARTING, startNpm, type Program } from '@site/tooling/testing/startProgram';
import { storedRecords } from '../site/storedRecords';
import { expect, testOnOwnSite } from '../browser/test';

const folder = folderOf('order');
const { devPort } = remotes.order;
const developed = `http://localhost:${devPort}/`;

const test = testOnOwnSite(() => ({ local: 'order' }));
let development: Program | undefined;

test.beforeAll(async () => {
  test.setTimeout(2 * STARTING);
  // The site expects it on its own port, which another file's development server may have for a while.
  await expect(async () => {
    development?.kill();
    development = startNpm(['run', 'dev', '-w', folder]);
    const [, address = ''] = await development.line(/in development: (\S+)/);
    expect(`${address}/`).toContain(developed);
  }).toPass({ timeout: STARTING });
});
test.afterAll(() => development?.kill());

test('one remote in development runs among the released others, and its form orders', async ({
  site,
}) => {
  const asked: string[] = [];
  const { page, faults } = await site.visit(paths.home, {
    before: async (context) => context.on('request', (request) => asked.push(request.url())),
  });
  await fillOrder(page, goodEntries);
  await placeOrder(page);

  expect(await nextToast(page)).toMatchObject({ kind: 'success' });
  expect(await storedRecords(site)).toHaveLength(1);
  const scripts = asked.filter((address) => address.endsWith('.js'));
  expect(scripts.some((script) => script.startsWith(`${developed}remoteEntry.js`))).toBe(true);
  expect(scripts.filter((script) => script.includes(`/${folder}/`))).toEqual([]);
  expect(scripts.some((script) => script.includes(`/${folderOf('products')}/`))).toBe(true);
  expect(faults).toEqual([]);
});
