import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds on the page, one line per rule and element. */
export async function findings(page: Page): Promise<string[]> {
  // Added by the debugger's protocol: the page's own policy lets no foreign script in.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}
