import type { Page } from '@playwright/test';
import { layOutWholePage } from '../browser/layOutWholePage';

/** What is compared: text, controls, pictures, and the sections around them. */
const SHOWN = 'h1,h2,h3,h4,p,a,li,dt,dd,button,label,input,select,summary,img,svg,section,form';

/**
 * How the part of a page within an element looks, a line for each thing in it: its font, its colour, and its box from that
 * element's corner.
 */
export async function lookOfPage(page: Page, within = 'body'): Promise<string[]> {
  await layOutWholePage(page);
  await page.evaluate(() => document.fonts.ready);
  return page
    .locator(within)
    .first()
    .evaluate((root, shown) => {
      const corner = root.getBoundingClientRect();
      return [...root.querySelectorAll(shown)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const box = [x - corner.x, y - corner.y, width, height].map(Math.round).join(' ');
          const { fontFamily, fontSize, fontWeight, color, fill } = getComputedStyle(element);
          const colour = element.tagName === 'svg' ? fill : color;
          const text =
            element.children.length === 0 ? ` ${(element.textContent ?? '').trim()}` : '';
          return `${element.tagName.toLowerCase()}${text}: ${fontSize} ${fontWeight} ${fontFamily}, ${colour}, ${box}`;
        });
    }, SHOWN);
}
