import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@site/contracts/contractVersion';
import type { Release, StoredRelease } from '@site/releases';
import { version as reactVersion } from 'react';
import { rewriteRelease } from '@site/releases/testing';
import { namesOfApplications } from '@site/tooling/applicationShortNames';
import { FIRST, refusal, siteForEachTest } from './testing/siteForEachTest';

const MAJOR = reactVersion.split('.')[0];

/** The number of a contract that is not spoken yet. */
const NEXT = CONTRACT_VERSION + 1;

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
    [['use', 'product@1.0.0'], `There is no application "product": take ${namesOfApplications}.`],
    [
      ['use', 'products'],
      'Invalid release "products" (expected NAME@VERSION, such as products@1.4.0).',
    ],
    [['use'], "Missing required argument 'release'."],
    [['use', 'order@1.0.0', 'order@1.0.1'], 'Name one version of order, not two.'],
    [['uses'], "Unknown command 'uses'. Did you mean use?"],
    [['toString'], "Unknown command 'toString'."],
    [['status', '--all'], "Unknown option '--all'."],
    [['status', 'now'], 'Unexpected argument "now".'],
    [['rollback'], 'rollback takes the name of one application, such as products, or --to TARGET'],
  ])('%j', async (words, sentence) => {
    const { warnings, ...answer } = await run(...words);
    expect(answer).toEqual({ code: 2, output: '' });
    const [said, usage] = warnings.split('\n');
    expect(said?.slice(0, sentence.length)).toBe(sentence);
    expect(usage).toMatch(/^Usage: npm run site -- /);
  });

  test('a release that is not there', async () => {
    const [first] = await site().store.list('remoteOrder');
    expect(await run('use', 'order@1.9.9')).toEqual(
      refusal(`order 1.9.9 is not in the store ${folder()}: its newest are ${first}.`),
    );
    expect((await run('use', 'order@../../shell')).code).toBe(1);
  });

  test('an application without releases', async () => {
    await rm(join(folder(), 'releases/remote-order'), { recursive: true });
    expect(await run('use', 'order@1.0.0')).toEqual(
      refusal(`order 1.0.0 is not in the store ${folder()}: it has no release of order yet.`),
    );
  });

  test('the beginning of two versions', async () => {
    const { id } = await newRelease('1.4.1');
    expect(await run('use', 'products@1.4')).toEqual(
      refusal(`products 1.4 is ambiguous: ${id} or ${made.id}. Write the whole id.`),
    );
  });

  test('a contract that does not fit', async () => {
    await rewriteRelease(made, { contract: NEXT });
    expect(await run('use', 'products@1.4.0')).toEqual(
      refusal(
        `products 1.4.0 speaks contract ${NEXT}, shell 1.0.0 speaks contract ${CONTRACT_VERSION}: they do not fit.`,
      ),
    );
  });

  test.each<[string, Release['sharedVersions'], string]>([
    [
      'another major version',
      { react: '20.0.0' },
      'products 1.4.0 was built for react 20.0.0, shell 1.0.0 brings ',
    ],
    [
      'a newer minor version than the shell brings',
      { react: `${MAJOR}.999.0` },
      `products 1.4.0 was built for react ${MAJOR}.999.0, shell 1.0.0 brings ${MAJOR}.`,
    ],
    [
      'a library that the shell does not bring',
      { redux: '5.0.0' },
      'products 1.4.0 was built for redux 5.0.0, shell 1.0.0 brings none: they do not fit.',
    ],
  ])('%s', async (_, sharedVersions, sentence) => {
    await rewriteRelease(made, { sharedVersions });
    const { code, warnings } = await run('use', 'products@1.4.0');
    expect(code).toBe(1);
    expect(warnings).toContain(sentence);
    expect(warnings).toMatch(/: they do not fit\.\n$/);
  });

  test('another minor version of Module Federation', async () => {
    const { federation = '' } = made;
    const [major, minor] = federation.split('.').map(Number);
    const other = `${major}.${(minor ?? 0) + 1}.0`;
    await rewriteRelease(made, { federation: other });
    const { code, warnings } = await run('use', 'products@1.4.0');
    expect(code).toBe(1);
    expect(warnings).toBe(
      `products 1.4.0 was built with Module Federation ${other}, shell 1.0.0 with ${federation}: they do not fit.\n`,
    );
    expect(await run('offer', 'products@1.4.0')).toMatchObject({ code: 1, warnings });
  });

  test('damage in a release that was to stay', async () => {
    const [id = ''] = await site().store.list('remoteOrder');
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

test.each([
  ['{', 'is not valid JSON: '],
  ['{}', 'is not a valid deployment state: history: '],
  [
    '{"history":[{"live":{"shell":"../.."},"offered":{},"on":"2030-01-01T00:00:00Z","by":{"name":"build"}}]}',
    'is not a valid deployment state: history.0.live.shell: expected <version>-<hash>.',
  ],
])('the state %s is refused', async (text, message) => {
  await mkdir(folder(), { recursive: true });
  const file = join(folder(), 'deployments.json');
  await writeFile(file, text);
  const { code, warnings } = await run('status');
  expect(code).toBe(1);
  expect(warnings).toContain(`${file} ${message}`);
  expect(await run(...FIRST)).toMatchObject({ code: 1 });
  expect(await stateText()).toBe(text);
});
