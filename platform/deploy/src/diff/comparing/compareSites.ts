import { languageOf } from '@site/contracts/languages';
import { PINS_ADDRESS } from '@site/contracts/publishedRelease';
import { readPins, readPublishedBy } from '@site/compose';
import type { PageContent } from '../pages/pageContent';
import { readPage } from '../pages/readPage';
import { addPinnedScripts } from '../pages/readScripts';
import type { Change, PageReport, Side, SiteReport } from '../report/diffReport';
import { bytesAt, type ComparedPage, type ComparedSite } from '../sites/comparedSite';
import { changedBy, changedWorkspaces } from './changedBy';
import { compareFiles } from './compareFiles';
import { compareHeaders } from './compareHeaders';
import { comparePages } from './comparePages';
import type { RegionChange } from './regionChange';
import { compareScripts } from './compareScripts';
import { compareScriptTexts } from './compareScriptTexts';
import { headingOf } from './headingOf';

interface ReadPage extends ComparedPage {
  content: PageContent;
}

/** Which releases a site shows, as its home page says. */
export async function sideOf(site: ComparedSite): Promise<Side> {
  const published = await readPublishedBy(async (path) => {
    const bytes = await bytesAt(site, path.replace(/\/index\.html$/, '/'));
    return bytes && String(bytes);
  });
  return { title: site.title, releases: published?.live ?? {} };
}

/** To parse a page takes longer than to compare it. */
const contents = new WeakMap<ComparedPage, PageContent>();

/** The script of pins stands for the scripts that it names: it changes with any of them. */
async function readPinsOf(site: ComparedSite, content: PageContent): Promise<void> {
  const { scriptFiles } = content;
  for (const address of [...scriptFiles.keys()].filter((it) => it.startsWith(PINS_ADDRESS))) {
    scriptFiles.delete(address);
    const script = await site.file(address);
    if (script) addPinnedScripts(readPins(String(script)), content);
  }
}

async function contentOf(site: ComparedSite, page: ComparedPage): Promise<PageContent> {
  const known = contents.get(page);
  if (known) return known;
  const content = readPage(page.html);
  await readPinsOf(site, content);
  contents.set(page, content);
  return content;
}

async function readPages(
  site: ComparedSite,
  paths: readonly string[],
): Promise<Map<string, ReadPage>> {
  const pages = new Map<string, ReadPage>();
  for (const path of paths) {
    const page = await site.page(path);
    if (page) pages.set(path, { ...page, content: await contentOf(site, page) });
  }
  return pages;
}

/** The texts of a page that only one side has. */
const allTexts = ({ content }: ReadPage, side: 'before' | 'after'): RegionChange[] =>
  content.texts.map((it) => ({ heading: headingOf(it), [side]: it.text, region: it.owner }));

/** Compares all that visitors can get from two sites, in words. */
export async function compareSites(before: ComparedSite, after: ComparedSite): Promise<SiteReport> {
  const [from, to] = [await sideOf(before), await sideOf(after)];
  const owned = changedBy(changedWorkspaces(from, to));
  const own = (changes: readonly RegionChange[]): Change[] => changes.map(owned);
  // An address does not list its pages, so it is asked for those of the other side as well.
  const paths = [...new Set([...(await before.pages()), ...(await after.pages())])].sort();
  const [was, is] = [await readPages(before, paths), await readPages(after, paths)];

  function comparePath(path: string): PageReport[] {
    const report = { path, language: languageOf(path), pictures: [] };
    const [one, other] = [was.get(path), is.get(path)];
    if (one && other) {
      if (one.content === other.content && one.headers === other.headers) return [];
      const changes = own([
        ...comparePages(one.content, other.content),
        ...compareHeaders(one, other),
      ]);
      return changes.length ? [{ ...report, state: 'changed', changes }] : [];
    }
    if (one) return [{ ...report, state: 'removed', changes: own(allTexts(one, 'before')) }];
    if (other) return [{ ...report, state: 'added', changes: own(allTexts(other, 'after')) }];
    return [];
  }

  const pages = paths.flatMap(comparePath);
  const all = (read: Map<string, ReadPage>) => [...read.values()].map((it) => it.content);
  const everywhere = own([
    ...(await compareScriptTexts([before, after], [all(was), all(is)])),
    ...(await compareScripts([before, after], [all(was), all(is)])),
    ...(await compareFiles(before, after)),
  ]);
  return { before: from, after: to, pages, everywhere };
}
