import { FULLY_RENDERED, PART } from '@site/contracts/boot';
import { paths, routes } from '@site/company/paths';
import { sampleOf } from '@site/tooling/testing/testForm';
import { expect, test } from '../browser/test';
import { fullChromium } from '../browser/fullChromium';

// When a page is drawn, and what moves then, is what visitors' browsers do.
test.use({ launchOptions: fullChromium });

for (const path of routes) {
  test.describe(path, () => {
    test('holds its content before any script, normal or bold, and no style or handler that the policy forbids', async ({
      site,
    }) => {
      const answer = await fetch(site.address + path);
      const text = await answer.text();

      expect(text).toMatch(/<title>[^<]+ \| [^<]+<\/title>/);
      expect(text.match(/<meta name="description" content="[^"]{20,}"/g)).toHaveLength(1);
      expect(text).toMatch(/<h1[^>]*>/);
      expect(text).toContain('<footer');
      const [asleep = ''] = text.match(/<template\b.*?<\/template>/s) ?? [];
      const shown = text.replace(asleep, '').replace(/<style data-href[^>]*>.*?<\/style>/gs, '');
      expect(shown.match(/<script\b[^>]*>/g)).toEqual([
        '<script data-visits="/visits">',
        '<script>',
        '<script type="speculationrules">',
        expect.stringContaining('type="application/json"'),
        '<script type="application/ld+json">',
      ]);
      expect(shown.replace(/<script\b.*?<\/script>/gs, '')).not.toMatch(
        /\sstyle="|<template\b|<style\b|\son[a-z]+="|rel="stylesheet"(?! media="(print|not all)")/,
      );
      const rules = text.replace(/@font-face\{[^}]*\}/g, '');
      const weights = [...rules.matchAll(/font-weight:([^;}]+)/g)].map(([, weight]) => weight);
      expect(new Set(weights)).toEqual(new Set(['700']));
    });

    // In the short form pages take turns at screens.
    for (const screen of sampleOf(['phone', 'desktop'] as const, 2, routes.indexOf(path))) {
      test(`comes alive on a ${screen} screen without a shift or a complaint, by scripts that are asked for once, after it is drawn`, async ({
        site,
      }) => {
        const shifts: number[] = [];
        const placeholders: string[] = [];
        const { page, faults } = await site.visit(path, {
          screen,
          shifts,
          before: async (context) => {
            await context.exposeFunction('onPlaceholder', (text: string) =>
              placeholders.push(text),
            );
            await context.addInitScript(() => {
              new MutationObserver((changes) => {
                const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
                const busy = added.find((node) => node instanceof Element && node.ariaBusy);
                const { onPlaceholder } = globalThis as unknown as {
                  onPlaceholder(it: string): void;
                };
                if (busy) onPlaceholder(busy.textContent ?? '');
              }).observe(document, { childList: true, subtree: true });
            });
          },
        });
        // Until then the height of what is skipped above is an estimate.
        await page.waitForSelector(`html[${FULLY_RENDERED}]`, { state: 'attached' });
        for (const part of await page.locator(`[${PART}]`).all())
          await part.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        expect(faults).toEqual([]);
        expect(shifts).toEqual([]);
        // What is there already is never taken away to be drawn again.
        expect(placeholders).toEqual([]);
        const { standing, asked, drawn } = await page.evaluate(() => ({
          standing: [...document.querySelectorAll<HTMLElement>('style[data-base]')].map(
            ({ dataset: { base = '', href = '' } }) => base + href,
          ),
          asked: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
            ({ name, startTime, transferSize }) => ({
              path: new URL(name).pathname,
              startTime,
              transferSize,
            }),
          ),
          drawn: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        }));
        // Nor are styles fetched that stand in it.
        expect(standing.length).toBeGreaterThan(0);
        expect(asked.filter(({ path }) => standing.includes(path))).toEqual([]);
        // What was fetched ahead comes from the cache when it runs. Nobody touched the page.
        const scripts = asked.filter((it) => it.path.endsWith('.js') && it.transferSize > 0);
        expect(scripts.length).toBeGreaterThan(2);
        expect(scripts.filter(({ startTime }) => startTime < drawn)).toEqual([]);
        expect(new Set(scripts.map(({ path }) => path)).size).toBe(scripts.length);
      });
    }
  });
}

for (const screen of ['phone', 'desktop'] as const) {
  test(`fonts that come late move nothing on a ${screen} screen`, async ({ site }) => {
    const shifts: number[] = [];
    let comes: Promise<unknown> | undefined;
    const { page } = await site.visit(paths.privacyPolicy, {
      screen,
      shifts,
      before: (context) => {
        comes = context.waitForEvent('response', (response) => /figtree/.test(response.url()));
        return context.route(/\.woff2$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1500));
          await route.continue();
        });
      },
    });
    await comes;
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    expect(shifts).toEqual([]);
  });
}
