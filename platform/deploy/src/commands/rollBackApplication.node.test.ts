import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { release } from '@site/releases/testing';
import { FIRST, siteCommands, type SiteCommands } from './testing/siteCommands';

const newFolder = temporaryFolders();
let commands: SiteCommands;
const run: SiteCommands['run'] = (...words) => commands.run(...words);

beforeEach(async () => {
  commands = await siteCommands(await newFolder());
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    await release(commands.site.store, 'products', version);
  }
  await release(commands.site.store, 'order', '1.1.0');
});

const live = () => commands.publications.all.at(-1);

async function useInTurn(...words: string[]): Promise<void> {
  await run(...FIRST);
  for (const word of words) await run('use', word);
}

test('going back twice goes back two releases', async () => {
  await useInTurn('products@1.1.0', 'products@1.2.0');
  expect((await run('rollback', 'products')).output).toMatch(
    /^products 1\.1\.0-[0-9a-f]{12} is live again\.\n$/,
  );
  expect(live()).toBe('shell@1.0.0 products@1.1.0 order@1.0.0');
  await run('rollback', 'products');
  expect(live()).toBe('shell@1.0.0 products@1.0.0 order@1.0.0');

  const { code, warnings } = await run('rollback', 'products');
  expect(code).toBe(1);
  expect(warnings).toMatch(
    /^No other release of products was live before 1\.0\.0-[0-9a-f]{12}\.\n$/,
  );
});

test('one application goes back, whatever happened to the others since', async () => {
  await useInTurn('products@1.1.0', 'order@1.1.0');
  await run('rollback', 'products');
  expect(live()).toBe('shell@1.0.0 products@1.0.0 order@1.1.0');
  await run('rollback', 'order');
  expect(live()).toBe('shell@1.0.0 products@1.0.0 order@1.0.0');
});

test('a release that was left by going back is not returned to', async () => {
  await useInTurn('products@1.1.0', 'products@1.2.0');
  await run('rollback', 'products');
  await run('use', 'products@1.3.0');
  await run('rollback', 'products');
  expect(live()).toBe('shell@1.0.0 products@1.1.0 order@1.0.0');
});

test('a release that was chosen by mistake is left by going back, an older one too', async () => {
  await useInTurn('products@1.1.0', 'products@1.2.0', 'products@1.0.0');
  await run('rollback', 'products');
  expect(live()).toBe('shell@1.0.0 products@1.2.0 order@1.0.0');
});

test('before anything is deployed there is nothing to roll back', async () => {
  expect(await run('rollback', 'products')).toEqual({
    code: 1,
    output: '',
    warnings: 'Nothing is deployed yet, so there is nothing to roll back.\n',
  });
});

test('a release that is gone from the store is told, and nothing changes', async () => {
  await useInTurn('products@1.1.0');
  const id = (await commands.site.store.list('remoteProducts')).at(-1) ?? '';
  await commands.site.store.remove('remoteProducts', id);
  const { code, warnings } = await run('rollback', 'products');
  expect(code).toBe(1);
  expect(warnings).toBe(
    `products ${id} is missing from the store ${commands.site.store.address}.\n`,
  );
  expect(live()).toBe('shell@1.0.0 products@1.1.0 order@1.0.0');
});
