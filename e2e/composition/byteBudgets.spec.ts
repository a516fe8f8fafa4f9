import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage } from '@site/contracts/exposedModules';
import { defaultLanguage, languages, prefixOf } from '@site/contracts/languages';
import { products } from '@site/contracts/products';
import {
  BEFORE_INTENT,
  FIRST_FLIGHT,
  FRAMES,
  MOST_HEADERS,
  allowedBytes,
  byteBudgets,
  mostAtRest,
} from '@site/federation/weight/byteBudgets';
import { parseJson } from '@site/tooling/files/parseJson';
import { textsOf } from '@site/tooling/files/textsOf';
import { root } from '@site/tooling/workspace';
import { openSite } from '../browser/openSite';
import { weighBoot, weighFiles, weighFirstPart, weighPage } from './weighSite';

const folder = join(__dirname, '../../dist/site');
const site = openSite();

/** One line for everything that is over its budget, has none, or has one without being there. */
function findings(
  weights: Readonly<Record<string, number>>,
  budgets: Readonly<Record<string, readonly [number, string]>>,
): string[] {
  const names = [...new Set([...Object.keys(weights), ...Object.keys(budgets)])].sort();
  return names.flatMap((name) => {
    const [weight, budget] = [weights[name], budgets[name]?.[0]];
    if (weight === undefined) return [`${name} has a budget but is not built. Remove its budget.`];
    if (budget === undefined) return [`${name} (${weight} bytes) has no budget. Give it one.`];
    if (weight <= allowedBytes(budget)) return [];
    return [
      `${name} grew by ${weight - budget} bytes, from ${budget} to ${weight}. Make it smaller, or raise its budget and say why.`,
    ];
  });
}

/** Where the font comes too late, shorter lines would put a carousel into the window of a taller phone. */
const PHONE = { width: 360, height: 700 };

/** Loads a page on a phone, touches nothing, and sums its scripts once everything in view is alive. */
async function scriptsAtRest(path: string): Promise<number> {
  const { page, end } = await site.visit(path, { viewport: PHONE });
  await page.waitForFunction(() => {
    const isAlive = (it: Element | null | undefined) =>
      !!it && Object.keys(it).some((key) => key.startsWith('__reactProps'));
    const inView = [...document.querySelectorAll('[data-part] > *')].filter(
      (it) => it.getBoundingClientRect().top < innerHeight,
    );
    return isAlive(document.querySelector('header')) && inView.every(isAlive);
  });
  await page.waitForLoadState('networkidle');
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      // What has been fetched ahead comes from the cache when it runs.
      .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  await end();
  return bytes;
}

test('no page is heavier than its budget', () => {
  const weights = Object.fromEntries(
    Object.keys(byteBudgets.pages).map((path) => [path, weighPage(folder, path)]),
  );

  expect(findings(weights, byteBudgets.pages)).toEqual([]);
});

const behindHeaders = FIRST_FLIGHT - MOST_HEADERS - FRAMES;

test.each(Object.keys(byteBudgets.pages))(
  '%s arrives with the first flight, behind its headers',
  (path) => {
    expect(weighPage(folder, path)).toBeLessThanOrEqual(behindHeaders);
  },
);

test.each(Object.keys(byteBudgets.pages))(
  'what is drawn first of %s arrives with the first flight, behind the headers',
  (path) => {
    const weight = weighFirstPart(folder, path);
    expect(weight).toBeGreaterThan(5000);
    expect(weight).toBeLessThanOrEqual(behindHeaders);
  },
);

test.each(Object.keys(byteBudgets.pages))(
  '%s runs little script before someone wants it',
  (path) => {
    const weight = weighBoot(folder, path);
    expect(weight).toBeGreaterThan(500);
    expect(weight).toBeLessThanOrEqual(BEFORE_INTENT);
  },
);

test('no page loads more scripts by itself than its budget', async () => {
  const weights: Record<string, number> = {};
  for (const path of Object.keys(byteBudgets.atRest)) weights[path] = await scriptsAtRest(path);

  expect(findings(weights, byteBudgets.atRest)).toEqual([]);
  const { 'remote-products/slick.js': slick = NaN } = weighFiles(folder, Object.keys(weights));
  for (const [path, most] of Object.entries(mostAtRest)) {
    const carousel = products.some((it) => path === `${it.path}/`) ? slick : 0;
    expect((weights[path] ?? NaN) + carousel).toBeLessThanOrEqual(most);
  }
});

test('no script or style is heavier than its budget', () => {
  const weights = weighFiles(folder, Object.keys(byteBudgets.pages));

  expect(findings(weights, byteBudgets.files)).toEqual([]);
});

test.each(languages)(
  'the script of the cards has no text that only product pages show: %s',
  (it) => {
    const html = readFileSync(join(folder, prefixOf(it), 'index.html'), 'utf8');
    const [release = ''] = /\/releases\/remote-products\/[\w.-]+(?=\/)/.exec(html) ?? [];
    const name = inLanguage('__federation_expose_ProductShowcase', it);
    const script = readFileSync(join(folder, release, `${name}.js`), 'utf8');
    const content = join(root, 'remote-products/content', it === defaultLanguage ? '' : it);
    const texts = ['page', ...products.map(({ id }) => id)].flatMap((file) =>
      textsOf(parseJson(readFileSync(join(content, `${file}.json`), 'utf8'))),
    );
    // A word or two may stand in another text or in code.
    const sentences = texts.filter(({ text }) => text.split(' ').length > 4);
    const onCards = sentences.filter(({ path }) => /^(card|kind|labelLine)$/.test(`${path[0]}`));

    expect(onCards.length).toBeGreaterThan(products.length);
    expect(sentences.filter(({ text }) => script.includes(text))).toEqual(onCards);
  },
);

test('a finding names the file and its growth', () => {
  expect(
    findings({ 'shell/page.js': 2000, 'shell/new.js': 5 }, { 'shell/page.js': [1000, ''] }),
  ).toEqual([
    'shell/new.js (5 bytes) has no budget. Give it one.',
    'shell/page.js grew by 1000 bytes, from 1000 to 2000. Make it smaller, or raise its budget and say why.',
  ]);
});
