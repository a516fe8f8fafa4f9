import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { languages, localised } from '@site/contracts/languages';
import { routes } from '@site/contracts/paths';
import { packageOnUse } from '@site/tooling/sources/installPackages';
import { layOutWholePage } from '../browser/layOutWholePage';
import { expect, test } from '../browser/test';

/** IBM's engine, which has other rules than axe. */
const readEngine = () =>
  readFileSync(join(packageOnUse('accessibility-checker-engine'), 'ace.js'), 'utf8');

/** What is read of its report. */
interface Report {
  results: {
    value: [level: string, outcome: string];
    ruleId: string;
    message: string;
    snippet: string;
  }[];
}

/** What the engine asks a person to confirm, with the answer. */
const judged: Readonly<Record<string, string>> = {
  style_color_misuse: 'Links are underlined, faults have a text, the current page has a mark.',
  style_background_decorative: 'The drawn lines say nothing.',
  element_tabbable_visible: 'The skip link is seen once it is focused.',
  text_block_heading: 'A kind of product, and the caption of a list of definitions.',
  input_label_visible: "The animation's button shows the sign of every player.",
  text_sensory_misuse: '"Below" is the order of reading, too.',
};

/** What breaks a rule, and what the engine doubts that nobody has judged. */
async function findings(page: Page): Promise<string[]> {
  // By the debugger's protocol: the page's own policy lets no foreign script in.
  await page.evaluate(`${readEngine()}; globalThis.ace = ace;`);
  return page.evaluate(async (judgedRules) => {
    const { ace } = globalThis as unknown as {
      ace: { Checker: new () => { check(page: Document, rules: string[]): Promise<Report> } };
    };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [level, outcome], ruleId }) => {
        if (level !== 'VIOLATION' || outcome === 'PASS') return false;
        return outcome === 'FAIL' || !judgedRules.includes(ruleId);
      })
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`);
  }, Object.keys(judged));
}

for (const path of languages.flatMap((language) =>
  [...routes, '/no-such-page'].map((route) => localised(route, language)),
)) {
  for (const screen of ['phone', 'desktop'] as const) {
    test(`${path} on a ${screen} has nothing that a second engine finds`, async ({ site }) => {
      const { page } = await site.visit(path, { screen });
      await layOutWholePage(page);
      expect(await findings(page)).toEqual([]);
    });
  }
}
