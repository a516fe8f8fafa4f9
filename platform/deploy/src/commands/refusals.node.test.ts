import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredRelease } from '@site/releases/release/releaseFormat';
import { version as reactVersion } from 'react';
import { rewriteRelease } from '@site/releases/testing/fakeBuilder';
import { namesOfApplications } from '@site/tooling/command-line/applicationNames';
import { FIRST, refusal, siteForEachTest } from './testing/siteForEachTest';

const MAJOR = reactVersion.split('.')[0];

const { site, publications, folder, stateText, newRelease, run } = siteForEachTest();

describe('is refused, and nothing changes:', () => {
  let before: string | undefined;
  let made: StoredRelease;

  beforeEach(async () => {
    await run(...FIRST);
    made = await newRelease('1.4.0');
    before = await stateText();
  });

  afterEach(async () => {
    expect(await stateText()).toBe(before);
    expect(publications().all).toEqual(['shell@1.0.0 products@1.0.0 order@1.0.0']);
    expect(existsSync(join(folder(), 'deployments.json.lock'))).toBe(false);
  });

  test.each<[string[], string]>([
    [
      ['use', 'product@1.0.0'],
      `These sources have no application "product": take ${namesOfApplications}.`,
    ],
    [
      ['use', 'products'],
      'Invalid release "products" (expected NAME@VERSION, such as products@1.4.0).',
    ],
    [['use', 'order@1.0.0', 'order@1.0.1'], 'Name one version of order, not two.'],
    [
      ['rollback'],
      'rollback takes the name of one application, such as products, or --to TARGET to take a whole site back.',
    ],
  ])('%j', async (args, sentence) => {
    const { warnings, ...answer } = await run(...args);
    expect(answer).toEqual({ code: 2, output: '' });
    const [said, usage] = warnings.split('\n');
    expect(said?.slice(0, sentence.length)).toBe(sentence);
    expect(usage).toMatch(/^Usage: npm run site -- /);
  });

  test('a release that is not there: one of a working copy stands for no other', async () => {
    const [first] = await site().store.list('order');
    const { id } = await newRelease('1.4.1-dev.0c1f88aa');
    expect(await run('use', 'order@1.9.9')).toEqual(
      refusal(`order 1.9.9 is not in the store ${folder()}: its newest are ${first}.`),
    );
    expect((await run('use', 'order@../../shell')).code).toBe(1);
    expect((await run('use', 'products@1.4.1')).warnings).toMatch(
      `products 1.4.1 is not in the store ${folder()}: its newest are ${id}, ${made.id}, `,
    );
    await rm(join(folder(), 'releases/remote-order'), { recursive: true });
    expect(await run('use', 'order@1.0.0')).toEqual(
      refusal(
        `order 1.0.0 is not in the store ${folder()}: it has no release of order yet. Run: npm run release -- order --store ${folder()}`,
      ),
    );
  });

  test.each<[string, Parameters<typeof rewriteRelease>[1], string]>([
    [
      'a newer minor version than the shell brings',
      { sharedVersions: { react: `${MAJOR}.999.0` } },
      `was built for react ${MAJOR}.999.0, shell 1.0.0 brings ${MAJOR}.`,
    ],
    [
      'another minor version of Module Federation',
      { federation: '9.9.0' },
      'was built with Module Federation 9.9.0, shell 1.0.0 with ',
    ],
  ])('%s', async (_, changes, sentence) => {
    await rewriteRelease(made, changes);
    const { code, warnings } = await run('use', 'products@1.4.0');
    expect(code).toBe(1);
    expect(warnings).toContain(`products 1.4.0 ${sentence}`);
    expect(warnings).toMatch(/: they do not fit\.\n$/);
  });

  test('damage in a release that was to stay', async () => {
    const [id = ''] = await site().store.list('order');
    const order = join(folder(), 'releases/remote-order', id);
    await rm(join(order, 'server/server.cjs'));
    expect(await run('use', 'products@1.4.0')).toEqual(
      refusal('order 1.0.0 is damaged: server/server.cjs is missing.'),
    );
    await rm(order, { recursive: true });
    expect(await run('use', 'products@1.4.0')).toEqual(
      refusal(`order ${id} is missing from the store ${folder()}.`),
    );
  });

  test('a publication that fails', async () => {
    publications().isBroken = true;
    expect(await run('use', 'products@1.4.0')).toEqual(
      refusal('The page of / could not be rendered.'),
    );
    expect(await run('rollback', 'products')).toMatchObject({ code: 1 });
  });
});

const ADVICE = 'If another version of these tools wrote it, delete it and run: npm run build';

test.each([
  ['{', 'is not valid JSON: ', ADVICE],
  [
    '{"history":[{"live":{"shell":"../.."},"on":"2030-01-01T00:00:00Z","by":{"name":"build"},"previous":{"applications":{}}}]}',
    'is not a valid deployment state: history.0.live.shell: expected <version>-<hash>. ',
    ADVICE,
  ],
])('the state %s is refused', async (text, message, advice) => {
  await mkdir(folder(), { recursive: true });
  const file = join(folder(), 'deployments.json');
  await writeFile(file, text);
  const { code, warnings } = await run('status');
  expect(code).toBe(1);
  expect(warnings).toContain(`${file} ${message}`);
  expect(warnings).toContain(advice);
  expect(await run(...FIRST)).toMatchObject({ code: 1 });
  expect(await stateText()).toBe(text);
});
