import { axe } from 'jest-axe';
import { staffLanguages } from '@site/contracts/languages';
import { summarise } from '../health/summarise';
import { judgeReleases } from '../watch/judgeRelease';
import { healthPage } from './healthPage';
import { healthText } from './healthText';
import { healthView } from './healthView';

const OLD = '1.0.0-0123456789ab';
const NEW = '1.1.0-0123456789ab';
const hours = [
  {
    hour: '2026-03-01T09',
    counts: {
      [`shell/${OLD}`]: { visits: 2000, failed: 4, 'lcp 2500': 1500, 'cls 0': 1500 },
      [`shell/${NEW}`]: {
        visits: 400,
        failed: 100,
        'start refused': 3,
        'slow <b> 800': 2,
        [`error TypeError shell/${NEW}/shell.js:1:2`]: 7,
      },
      other: { 'violation csp-violation script-src-elem inline': 4 },
    },
  },
];
const report = {
  site: 'production',
  period: { from: '2026-03-01T09', to: '2026-03-01T09' },
  health: summarise(hours),
  judgements: judgeReleases(hours, [{ application: 'shell', now: NEW, before: OLD }]),
};

function show(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.replaceWith(document.importNode(page.documentElement, true));
}

test.each(staffLanguages)('the page in %s has no fault that axe knows', async (language) => {
  show(healthPage(healthView(report, language)));
  const { violations } = await axe(document.documentElement);

  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(document.documentElement.lang).toBe(language);
  expect(document.querySelectorAll('table')).toHaveLength(5);
  expect(document.querySelectorAll('.worse')).toHaveLength(1);
  // Whatever a region is called, it is text.
  expect(document.querySelectorAll('b')).toHaveLength(0);
});

test('a site without a visit has a page too', async () => {
  const nothing = { ...report, period: undefined, health: summarise([]), judgements: [] };
  show(healthPage(healthView(nothing, 'en')));

  expect(document.body.textContent).toContain('No visit is reported yet.');
  expect((await axe(document.documentElement)).violations).toEqual([]);
});

test('the same as text, in either language', () => {
  const english = healthText(healthView(report, 'en'));
  expect(english).toContain(`! shell ${NEW} does worse than ${OLD}`);
  expect(english).toContain('did not start: not delivered (3)');
  expect(healthText(healthView(report, 'hi'))).toContain('विज़िट');
});
