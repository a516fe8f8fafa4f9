import { buildIfNeeded } from '@site/federation/build/buildIfNeeded';
import { siteFolder } from '@site/tooling/workspace';
import { readComposedSite } from '../host/readComposedSite';
import { compareSites } from './comparing/compareSites';
import { Scales } from './comparing/weigh';
import { groupChanges } from './report/groupChanges';
import { isEmpty } from './report/diffReport';
import { folderSite } from './sites/folderSite';
import type { ComparedSite } from './sites/comparedSite';
import { alteredCopy } from './testing/alteredCopy';
import { kindOf, seededChange } from './testing/seededChanges';

const SEEDS = Array.from({ length: 50 }, (_, seed) => [seed, kindOf(seed)] as const);

let site: ComparedSite;
const scales = new Scales();
beforeAll(async () => {
  await buildIfNeeded();
  site = folderSite(await readComposedSite(siteFolder), 'here');
}, 900_000);

test.each(SEEDS)('seed %d, %s, is told once and under its heading', async (seed) => {
  const change = await seededChange(site, seed);
  const report = await compareSites(site, change.site, scales);
  const told = [...report.pages.flatMap(({ changes }) => changes), ...report.everywhere];
  const main = told.filter(({ heading }) => heading === change.heading);
  const { pages, state = 'changed' } = change;

  expect(main.length).toBeGreaterThan(0);
  expect([change.heading, ...(change.also ?? [])]).toEqual(
    expect.arrayContaining(told.map(({ heading }) => heading)),
  );
  if (change.said !== undefined) {
    expect(
      main.map(({ what, before, after }) => [what, before, after].join('\n')).join('\n'),
    ).toContain(change.said.trim().replace(/\s+/g, ' '));
  }
  if (change.owner !== undefined) {
    expect([...new Set(main.flatMap(({ owners }) => owners))]).toEqual([change.owner]);
  }
  for (const page of report.pages) {
    expect(pages).toContain(page.path);
    expect(page.state).toBe(state);
  }
  // A change of one thing is one change, whatever it does to weights.
  if (state === 'changed') {
    const [group] = groupChanges(report).filter(({ heading }) => heading === change.heading);
    expect(group?.changes.length).toBeLessThanOrEqual(change.kind === 'a row less' ? 3 : 1);
    if (main.some((it) => !report.everywhere.includes(it))) {
      expect(report.pages.map(({ path }) => path)).toEqual(pages);
    }
  }
});

test('the same site changes nothing, nor do the same releases made once more', async () => {
  expect(isEmpty(await compareSites(site, site))).toBe(true);
  const elsewhere = (text: string) =>
    text.replace(/(\/releases\/(?!pins\/)[\w-]+\/)[^/"]+\//g, '$19.9.10-000000000000/');
  const again = (html: string) =>
    elsewhere(html)
      .replace(/"release":"[^"]*"/g, '"release":"9.9.10-000000000000"')
      .replace(/data-(release|composition)="[^"]*"/g, 'data-$1="0"');
  const paths = await site.pages();
  const html = (await Promise.all(paths.map((path) => site.page(path)))).map((it) => it?.html);
  const pins = new Set(html.join().match(/\/releases\/pins\/[^"]+/g));
  const rebuilt = alteredCopy(site, {
    pages: Object.fromEntries(
      paths.map((path) => [path, (page) => ({ ...page, html: again(page.html) })]),
    ),
    files: {
      '/service-worker.js': (it) => Buffer.from(elsewhere(String(it))),
      ...Object.fromEntries(
        [...pins].map((it) => [it, (text) => Buffer.from(again(String(text)))]),
      ),
    },
  });
  const report = await compareSites(site, rebuilt);

  expect(report.before.releases).not.toEqual(report.after.releases);
  expect(isEmpty(report)).toBe(true);
});
