import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { CONTRACT_VERSION } from '@site/contracts/contractVersion';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';
import { buildIn } from './applications';
import { openComposer, type Composer } from './composer';
import { currentReleases } from './currentReleases';
import { claimsToFit, type Mix } from './mix';
import { previousReleases } from './previousReleases';
import { tryMix } from './tryMix';
import { expect, test } from '../browser/test';

// Applications are built here.
test.describe.configure({ timeout: 600_000 });

let copy: SourceCopy;
let composer: Composer;
/** The releases of these sources. */
let current: Mix;
/** A release of an order application that takes another prop than the contract says. */
let broken: string;

function alter(file: string, from: string, to: string): void {
  const path = join(copy.folder, file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} does not hold "${from}".`);
  writeFileSync(path, before.replace(from, to));
}

test.beforeAll(async () => {
  current = currentReleases();
  composer = openComposer();
  copy = copyOfSources();
  // The compiler would refuse it; a build, which asks no compiler, does not.
  const form = 'remote-order/src/order-form/OrderForm.tsx';
  alter(form, '({ notify, ', '({ showMessage: notify, ');
  alter(form, '}: FormProps)', '}: any)');
  broken = buildIn(copy.folder, 'order');
});
test.afterAll(async () => {
  composer?.remove();
  copy?.remove();
});

const faultsWith = (browser: Browser, mix: Mix) => tryMix(composer, browser, mix);

const fault = expect.stringMatching(/TypeError: \w+ is not a function/);

test('a broken contract that is not announced fails, where the sound one does not', async ({
  browser,
}) => {
  expect(await faultsWith(browser, current)).toEqual([]);
  expect(await faultsWith(browser, { ...current, order: broken })).toContainEqual(fault);
});

test('it fails beside the previous shell and products too, or is refused there', async ({
  browser,
}) => {
  const mix = { ...previousReleases(), order: broken };
  if (claimsToFit(mix)) expect(await faultsWith(browser, mix)).toContainEqual(fault);
  else await expect(composer.compose(mix)).rejects.toThrow(/: they do not fit\.$/);
});

test('a broken contract that is announced by its number is refused', async () => {
  const number = (value: number) => `CONTRACT_VERSION = ${value};`;
  const next = CONTRACT_VERSION + 1;
  alter('contracts/src/releases/contractVersion.ts', number(CONTRACT_VERSION), number(next));
  rmSync(join(copy.folder, '.site'), { recursive: true });
  const mix = { ...current, order: buildIn(copy.folder, 'order') };

  expect(claimsToFit(mix)).toBe(false);
  await expect(composer.compose(mix)).rejects.toThrow(
    new RegExp(`speaks contract ${next}, .* speaks contract ${CONTRACT_VERSION}: they do not fit`),
  );
});
