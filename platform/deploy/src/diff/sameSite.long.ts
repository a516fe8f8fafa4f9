import { buildIfNeeded } from '@site/build/buildIfNeeded';
import { siteFolder } from '@site/tooling/workspace';
import { readComposedSite } from '../host/readComposedSite';
import { compareSites } from './comparing/compareSites';
import { isEmpty } from './report/diffReport';
import { folderSite } from './sites/folderSite';
import type { ComparedSite } from './sites/comparedSite';
import { alteredCopy } from './testing/alteredCopy';

let site: ComparedSite;
beforeAll(async () => {
  await buildIfNeeded();
  site = folderSite(await readComposedSite(siteFolder), 'here');
}, 900_000);

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
