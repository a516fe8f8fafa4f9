import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDeclaration } from '@site/contracts/remoteDeclaration';
import { rewriteRelease } from '@site/releases/testing/fakeBuilder';
import { release } from '@site/releases/testing/testReleases';
import { type ApplicationName } from '@site/tooling/workspace';
import { FIRST, siteForEachTest } from './testing/siteForEachTest';

type Registry = { remotes: object } & Record<'applicationNames' | 'remoteNames', string[]>;

/** Beside those of this repository, a remote that another team declares. */
jest.mock('@site/contracts/remotes', () => {
  const sampleStores: RemoteDeclaration = {
    owner: '@cirvena/store-team',
    devPort: 3099,
    languages: ['en'],
    exposes: { SampleStores: {} },
    routes: [
      {
        path: '/stores',
        module: 'SampleStores',
        placeholder: 'page',
        texts: { en: { title: 'Stores', description: 'Where to buy.', menu: 'Stores' } },
      },
    ],
  };
  const actual = jest.requireActual<Registry>('@site/contracts/remotes');
  Object.assign(actual.remotes, { 'sample-stores': sampleStores });
  actual.applicationNames.push('sample-stores');
  actual.remoteNames.push('sample-stores');
  return actual;
});

const NAME = 'sample-stores' as ApplicationName;
const { site, publications, run, folder, newRelease } = siteForEachTest((said) => said);

const releaseOf = (version: string) => release(site().store, NAME, version);
const shown = () => publications().all.at(-1);

test('a deployment from before it stays valid, and status says what is not live', async () => {
  expect(await run(...FIRST)).toMatchObject({ code: 0, warnings: '' });
  await releaseOf('1.0.0');

  const { code, output, warnings } = await run('status');
  expect(code).toBe(0);
  expect(output).toMatch(/^sample-stores +- +- +- +not live +1\.0\.0-/m);
  expect(warnings).toContain(
    `sample-stores is not live: its pages and places stay away. Run: npm run site -- use sample-stores@VERSION --store ${folder()}\n`,
  );

  await newRelease('1.1.0');
  expect((await run('use', 'products@1.1.0')).code).toBe(0);
  expect(shown()).toBe('shell@1.0.0 products@1.1.0 order@1.0.0');
});

test('a deployment that names a remote which has gone stays valid, and the next change leaves it out, and says so', async () => {
  await run(...FIRST);
  const file = join(folder(), 'deployments.json');
  const state = JSON.parse(await readFile(file, 'utf8')) as { history: { live: object }[] };
  Object.assign(state.history[0]?.live ?? {}, { calculator: '1.0.0-abcdefabcdef' });
  await writeFile(file, JSON.stringify(state));

  const { code, warnings } = await run('status');
  expect(code).toBe(0);
  expect(warnings).toContain(
    'calculator was deployed, and these sources do not declare it any more. The next change leaves it out.\n',
  );
  await newRelease('1.1.0');
  expect(await run('use', 'products@1.1.0')).toMatchObject({
    code: 0,
    warnings: expect.stringContaining('calculator left local, as these sources do not declare it.'),
  });
  const { history } = JSON.parse(await readFile(file, 'utf8')) as typeof state;
  expect(history[0]?.live).not.toHaveProperty('calculator');
});

test('it is removed and comes back without another application; what the site cannot do without is not removed', async () => {
  await run(...FIRST);
  await releaseOf('1.0.0');
  await run('use', 'sample-stores@1.0.0');
  expect((await run('rollback', NAME)).warnings).toContain(`npm run site -- remove ${NAME}`);
  expect((await run('remove', NAME)).output).toBe('sample-stores is not live any more.\n');
  expect(shown()).toBe('shell@1.0.0 products@1.0.0 order@1.0.0');
  expect((await run('rollback', NAME)).output).toMatch(/^sample-stores 1\.0\.0-\w+ is live again/);
  expect(await run('remove', 'order')).toMatchObject({
    code: 1,
    warnings: 'The site cannot do without order. Roll it back, or use another release.\n',
  });
});

test.each(['/buy', '/app-check'] as const)(
  'two releases that serve %s do not fit',
  async (path) => {
    await run(...FIRST);
    const made = await releaseOf('1.0.0');
    const [route] = made.routes ?? [];
    await rewriteRelease(made, { routes: [{ ...route!, path }] });

    expect(await run('use', 'sample-stores@1.0.0')).toMatchObject({
      code: 1,
      warnings: `sample-stores 1.0.0 serves ${path}, and so does shell 1.0.0: they do not fit.\n`,
    });
  },
);
