import { folderOf } from '@site/contracts/applicationNames';
import { paths } from '@site/company/paths';
import { fillOrder, goodEntries, placeOrder } from '../browser/orderForm';
import { nextToast } from '../browser/parts/toasts';
import { freePort } from '@site/tooling/http/openPort';
import { START_TIMEOUT_MS, startNpm, type Program } from '@site/tooling/testing/startProgram';
import { storedRecords } from '../site/storedRecords';
import { expect, testOnOwnSite } from '../browser/test';

const folder = folderOf('order');
let port = 0;
const test = testOnOwnSite(async () => {
  port = await freePort();
  return { local: `order=${port}` };
});
let development: Program | undefined;

test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT_MS);
  development = startNpm(['run', 'dev', '-w', folder, '--', '--port', String(port)]);
  await development.line(/in development: \S+/);
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
  expect(
    scripts.some((script) => script.startsWith(`http://localhost:${port}/remoteEntry.js`)),
  ).toBe(true);
  expect(scripts.filter((script) => script.includes(`/${folder}/`))).toEqual([]);
  expect(scripts.some((script) => script.includes(`/${folderOf('products')}/`))).toBe(true);
  expect(faults).toEqual([]);
});
