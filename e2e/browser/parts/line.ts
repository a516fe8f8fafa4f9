import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';

/** How near a stroke may come to a word, in px. */
const DISTANCE = 16;

/** Points along lines, by their drawing: a browser needs a tenth of a second to find those of one. */
export type Points = Map<string, DOMPoint[]>;

/** The words of the page that a stroke of its first screen's line comes too near to. Takes the points of widths before. */
export const wordsTouched = (page: Page, known: JSHandle<Points>) =>
  page.evaluate(
    ({ distance, known }) => {
      function pointsOn(path: SVGPathElement): DOMPoint[] {
        const drawing = path.getAttribute('d') ?? '';
        const before = known.get(drawing);
        if (before) return before;
        const step = path.getTotalLength() / 600;
        const points = Array.from({ length: 601 }, (_, at) => path.getPointAtLength(at * step));
        known.set(drawing, points);
        return points;
      }
      const banner = document.querySelector('main h1')!.closest('section, main > div > div')!;
      const words: { text: string; box: DOMRect }[] = [];
      const main = document.querySelector('main')!;
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects())
          if (box.width > 1) words.push({ text: node.textContent ?? '', box });
      }
      const touched = new Set<string>();
      for (const path of banner.querySelectorAll<SVGPathElement>('[data-screen-only] path')) {
        if (!path.checkVisibility({ visibilityProperty: true })) continue;
        const toScreen = path.getScreenCTM()!;
        const { strokeWidth, vectorEffect } = getComputedStyle(path);
        const scale = vectorEffect === 'non-scaling-stroke' ? 1 : toScreen.a;
        const reach = distance + (parseFloat(strokeWidth) * scale) / 2;
        for (const point of pointsOn(path)) {
          const { x, y } = point.matrixTransform(toScreen);
          for (const { text, box } of words) {
            const across = Math.max(box.left - x, x - box.right, 0);
            const along = Math.max(box.top - y, y - box.bottom, 0);
            if (Math.hypot(across, along) < reach) touched.add(text);
          }
        }
      }
      return [...touched];
    },
    { distance: DISTANCE, known },
  );

/** Where the words of an element begin and end, in px. */
const wordsOf = (element: Locator) =>
  element.evaluate((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  });

/** The loop of the home page's line is behind the packs, and the header ends where the page does. */
export async function expectLoopBehindPacks(page: Page, width: number): Promise<void> {
  const boxes = await page.evaluate(() => {
    const picture = document.querySelector('main img')!;
    const line = picture.closest('div')!.querySelector('[data-screen-only]')!;
    const boxOf = ({ left, top, right, bottom }: DOMRect) => [left, top, right, bottom];
    return [line, picture].map((element) => boxOf(element.getBoundingClientRect()).map(Math.round));
  });
  expect([width, boxes[0]]).toEqual([width, boxes[1]]);
  const grid = (await page.locator('#circulation > div').boundingBox())!;
  const logo = await wordsOf(page.locator('header a').first());
  const last = await wordsOf(page.locator('header a[hreflang]'));
  const isWide = width >= 768;
  expect([width, logo.left - grid.x]).toEqual([width, 0]);
  if (isWide) expect([width, grid.x + grid.width - last.right]).toEqual([width, 0]);
}
