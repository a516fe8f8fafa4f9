import { buildIfNeeded } from '@site/build/buildIfNeeded';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { siteFolder } from '@site/tooling/workspace';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readComposedSite } from '../../host/readComposedSite';
import { compareSites } from '../comparing/compareSites';
import { folderSite } from '../sites/folderSite';
import type { ComparedSite } from '../sites/comparedSite';
import { alteredCopy } from '../testing/alteredCopy';
import { takePictures } from './takePictures';

const POLICY = '/privacy-policy';
const FORM = '/buy-now';

const newFolder = temporaryFolders();

const changing = (site: ComparedSite, path: string, from: string, to: string) =>
  alteredCopy(site, {
    pages: {
      [path]: (page) => {
        if (!page.html.includes(from)) throw new Error(`${path} does not have ${from}.`);
        return { ...page, html: page.html.replace(from, to) };
      },
    },
  });

test('pictures at both widths mark what differs, and not what only moved or cannot be seen', async () => {
  await buildIfNeeded();
  const site = folderSite(await readComposedSite(siteFolder), 'here');
  const withSentence = changing(site, POLICY, '</h1>', '</h1><p>A sentence that is new.</p>');
  const after = changing(withSentence, FORM, '<title>', '<title>Other: ');
  const { pages } = await compareSites(site, after);
  const out = await newFolder();
  const browser = await openBrowser();
  try {
    const shown = await takePictures(browser, pages, { before: site, after, out });
    const [form, policy] = shown;

    expect(shown.map(({ path }) => path)).toEqual([FORM, POLICY]);
    expect(form?.pictures).toEqual([]);
    expect(policy?.pictures.map(({ width }) => width)).toEqual([360, 1440]);
    for (const { before, after: shot, pixels, width } of policy?.pictures ?? []) {
      expect([before, shot].map((it) => existsSync(join(out, it?.file ?? '')))).toEqual([
        true,
        true,
      ]);
      expect(shot?.width).toBe(width);
      expect(pixels).toBeGreaterThan(100);
      // The sentence near the top is marked; the long rest of the page moved down.
      const [first] = shot?.marks ?? [];
      const marked = (shot?.marks ?? []).reduce((sum, { height }) => sum + height, 0);
      expect(first?.top).toBeLessThan(600);
      expect(marked).toBeLessThan((shot?.height ?? 0) / 4);
    }
  } finally {
    await browser.close();
  }
}, 900_000);
