import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';

/** The minified file: a page reads it in half the time. */
const AXE_SOURCE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const rules = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  /** What another colour scheme can change. */
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const satisfies Record<string, axe.RunOptions['runOnly'] | readonly string[]>;

/** What axe finds on the page: one line per rule and element. */
export async function axeFindings(
  page: Page,
  about: keyof typeof rules = 'all',
): Promise<string[]> {
  // Added by the debugger's protocol: the page's own policy lets no foreign script in.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_SOURCE);
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, options),
    {
      runOnly: rules[about] as Exclude<axe.RunOptions['runOnly'], undefined>,
      // Of what is as it should be axe would name each element.
      resultTypes: ['violations'],
    } satisfies axe.RunOptions,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}
