import type { Page } from '@playwright/test';
import { layOutWholePage } from '../browser/layOutWholePage';
import { whenStill } from '../browser/whenStill';

/** An element, or what a style puts before or behind its text. */
export interface Look {
  name: string;
  /** Its box, from the corner of what is looked at, and every computed style. */
  styles: Readonly<Record<string, string>>;
}

/**
 * What is compared: all but the boxes that the two ways of drawing a page put around its parts, what is never seen, and
 * what is in a carousel, which begins to move when it comes into view.
 */
const COMPARED = ':not(div, script, style, link, template, defs, defs *, [aria-roledescription] *)';

/**
 * A name of its own in each build; where the picture of a background is that has none, for which the built page's `0 0` is the
 * short word; what is skipped for as long as it is not in view; and how far it is to the edges of something, which the box says.
 */
const OF_THE_BUILD = [
  'animation-name',
  ...['background-position', 'background-position-x', 'background-position-y'],
  'content-visibility',
  ...['top', 'bottom', 'inset-block-start', 'inset-block-end'],
  ...['left', 'right', 'inset-inline-start', 'inset-inline-end'],
];

/** How the part of a page within an element looks, in the order of the document. */
export async function lookOfPage(page: Page, within = 'body'): Promise<Look[]> {
  await layOutWholePage(page);
  await page.evaluate(() => document.fonts.ready);
  await whenStill(page);
  return page
    .locator(within)
    .first()
    .evaluate(
      (root, { compared, leftOut }) => {
        const corner = root.getBoundingClientRect();
        const stylesOf = (element: Element, pseudo?: string) => {
          const computed = getComputedStyle(element, pseudo);
          const named = [...computed].filter((it) => !it.startsWith('--') && !leftOut.includes(it));
          return Object.fromEntries(
            // The folder and the hash of a file are its build's.
            named.map((it) => [
              it,
              computed.getPropertyValue(it).replace(/url\([^)]*\)/g, 'url()'),
            ]),
          );
        };
        return [...root.querySelectorAll(compared)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .flatMap((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const box = [x - corner.x, y - corner.y, width, height].map(Math.round).join(' ');
            const text = element.children.length ? '' : ` ${(element.textContent ?? '').trim()}`;
            const name = element.localName + text;
            return [
              { name, styles: { box, ...stylesOf(element) } },
              ...['::before', '::after']
                .filter((pseudo) => getComputedStyle(element, pseudo).content !== 'none')
                .map((pseudo) => ({ name: name + pseudo, styles: stylesOf(element, pseudo) })),
            ];
          });
      },
      { compared: COMPARED, leftOut: OF_THE_BUILD },
    );
}

/** What of one page looks unlike the same on another, a line for each style. */
export function differencesInLook(one: readonly Look[], other: readonly Look[]): string[] {
  const first = one.findIndex(({ name }, index) => other[index]?.name !== name);
  if (first >= 0) {
    const around = (looks: readonly Look[]) =>
      looks.slice(first, first + 3).map(({ name }) => name);
    return [`From ${first} on: ${around(one).join(', ')}; elsewhere ${around(other).join(', ')}`];
  }
  return one.flatMap(({ name, styles }, index) =>
    Object.entries(styles)
      .filter(([style, value]) => other[index]?.styles[style] !== value)
      .map(([style, value]) => `${name}: ${style} ${value}, ${other[index]?.styles[style]}`),
  );
}
