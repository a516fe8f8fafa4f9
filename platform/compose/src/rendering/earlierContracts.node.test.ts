import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { products as sold } from '@site/company/products';
import { openReleases } from '@site/releases/deployments/openReleases';
import { folderStore } from '@site/releases/store/folderStore';
import { fakeBuilder, rewriteRelease } from '@site/releases/testing/fakeBuilder';
import { release } from '@site/releases/testing/testReleases';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { composeSite } from '../site/composeSite';
import { readDeploymentFile } from '../site/deploymentFile';

const newFolder = temporaryFolders();

/** A shell that shows what it was told of remotes, and a part of the order remote by the name that it knows it by. */
const SERVER = `
let told;
exports.start = (containers, _, modules, routes) => { told = [containers, modules, routes].map(Object.keys); };
exports.render = async () => ({
  html: JSON.stringify(told), head: '', help: '', modules: [told[0][1] + '/OrderForm'],
});
`;

test.each([
  [4, ['remoteProducts', 'remoteOrder']],
  [5, ['products', 'order']],
] as const)('releases of contract %i hear the names that they know', async (contract, names) => {
  const store = folderStore(await newFolder());
  const builder = {
    ...fakeBuilder('1.0.0'),
    buildServer: async (_: string, folder: string) => {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'main.js'), SERVER);
    },
  };
  const [products, order] = names;
  const made = {
    shell: await release(store, 'shell', '1.0.0', builder),
    products: await release(store, 'products', '1.0.0'),
    order: await release(store, 'order', '1.0.0'),
  };
  await rewriteRelease(made.shell, { contract });
  await rewriteRelease(made.products, { contract, application: products as 'products' });
  await rewriteRelease(made.order, { contract, application: order as 'order' });
  const ids = { shell: made.shell.id, products: made.products.id, order: made.order.id };
  const live = await openReleases(store, ids);

  const site = await newFolder();
  await composeSite(live, { on: '2026-11-29T10:00:00.000Z', site, settings: {} });
  const page = await readFile(join(site, 'index.html'), 'utf8');
  expect(page).toContain(JSON.stringify([names, names, names]));
  expect(page).toContain(`"${order}":{"release":"${made.order.id}"}`);
  expect(page).toContain('OrderForm.css');
  const pins = /"([^"]*\/pins\.js)"/.exec(page)?.[1];
  expect(await readFile(join(site, pins ?? ''), 'utf8')).toContain(`"${order}":{"release":`);
  const published = join(site, made.order.base, 'release.json');
  expect(JSON.parse(await readFile(published, 'utf8'))).toMatchObject({ application: order });
  const orderValues = sold.map(({ orderValue }) => orderValue);
  expect(await readDeploymentFile(site)).toEqual({ live: ids, orderValues });
});
