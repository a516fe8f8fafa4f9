import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { localised, type Language } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { SERVICE_WORKER_PATH } from '@site/contracts/serviceWorker';
import type { RenderedPage } from '@site/contracts/rendering';
import { pathInside } from '../releases/pathInside';
import { compressFile } from './compressFolder';
import { metadataElements } from '../page/metadataElements';
import { notFoundFile } from '../page/notFoundFile';
import { pageHtml } from '../page/page';
import { pagesOfSite, type SitePage } from './pagesOfSite';
import { languagesOf, pinnedReleases, shellFiles, stylesOf } from './pageFiles';
import { styleBlocks } from './styleBlocks';
import { STYLE_HASHES_FILE } from '../page/styleHashes';
import { placePublicFiles, publicFilesOf } from './publicFiles';
import { releaseTitle } from '../releases/releaseTitle';
import type { LiveReleases } from '../releases/liveReleases';
import { renderPages } from './renderPages';
import { serviceWorker } from './serviceWorker';
import { siteFiles } from '../page/siteFiles';

/** An address that no page has; what it shows is the not-found page. */
const NOWHERE = '/not-found';

/** A shell without a list of its pages tells by this that it does not have the one that it was asked for. */
const NOT_FOUND = /<meta name="robots" content="noindex"/;

export interface PagesOptions {
  /** When the deployment was made, as an ISO date: the pages depend on it and not on the clock. */
  on: string;
  /** The folder that takes the pages. */
  site: string;
  /** Whether visitors' browsers keep pages for when there is no network; they do by default. */
  keepsPages?: boolean | undefined;
  /** Whether files get a compressed copy beside them, which a host that compresses by itself has no use for; they do by default. */
  isCompressed?: boolean;
  /** Takes a line about a page that is left out. */
  say?: ((line: string) => void) | undefined;
}

/**
 * Writes every page of the live shell in every language that it has, and the files at the root of the site, into a site's
 * folder. Rejects when a page cannot be rendered whole.
 */
export async function composePages(
  live: LiveReleases,
  { on, site, keepsPages = true, isCompressed = true, say }: PagesOptions,
): Promise<void> {
  const year = new Date(on).getUTCFullYear();
  const write = (folder: string, file: string, text: string) =>
    writePage(pathInside(folder, file), text, isCompressed);
  const languages = languagesOf(live);
  const { pages, leftOut } = pagesOfSite(live);
  leftOut.forEach((line) => say?.(line));
  const worker = await serviceWorker(live, keepsPages);
  // Stands in for any page, so nothing may draw another one over it: it has no script.
  const standIns: SitePage[] = worker.composition ? [{ path: paths.offline }] : [];
  const all: SitePage[] = [...pages, ...standIns, { path: NOWHERE }];
  const wanted = languages.flatMap((language) =>
    all
      .filter((page) => page.languages?.includes(language) ?? true)
      .map((page) => ({ ...page, language, address: localised(page.path, language) })),
  );
  const addresses = wanted.map(({ address }) => address);
  const rendered = await renderPages(live, addresses, year);
  const isPage = ({ path, remote }: SitePage, { head }: RenderedPage) =>
    path === NOWHERE || (live.shell.pages !== undefined && !remote) || !NOT_FOUND.test(head);
  const made = wanted.flatMap((page, index) => {
    const content = rendered[index];
    if (content && isPage(page, content)) return [{ ...page, content }];
    if (page.remote) {
      say?.(
        `${page.address} of ${releaseTitle(page.remote)} is left out: ${releaseTitle(live.shell)} is older than pages of remotes.`,
      );
    }
    return [];
  });
  const publicFiles = publicFilesOf(live.shell);
  const blocks = styleBlocks();

  const html = async (page: RenderedPage, language: Language, isStandIn: boolean) => {
    // Their arrival order varies, so sort them for reproducible output.
    const modules = page.modules.toSorted();
    const styles = await Promise.all(stylesOf(live, language, modules).map(blocks.of));
    const inPage = new Set(styles.map(({ base, file }) => base + file));
    return pageHtml({
      language,
      ...shellFiles(live, language),
      ...(isStandIn && { scripts: [] }),
      styles,
      releases: isStandIn ? undefined : pinnedReleases(live, language, inPage),
      shellRelease: live.shell.id,
      composition: worker.composition,
      content: page.html,
      head: page.head,
      help: isStandIn ? undefined : page.help,
      metadata: metadataElements({
        publicFiles,
        language,
        isShared: page.structuredData !== undefined,
      }),
      structuredData: page.structuredData,
      year,
    });
  };
  await Promise.all(
    made.map(async ({ path, address, aliases = [], language, content }) => {
      const text = await html(content, language, path === paths.offline);
      if (path === NOWHERE) return write(site, notFoundFile(language), text);
      for (const it of [address, ...aliases.map((alias) => localised(alias, language))]) {
        await write(site, join(it, 'index.html'), text);
      }
    }),
  );
  await write(site, SERVICE_WORKER_PATH, worker.script);
  await writeFile(pathInside(site, STYLE_HASHES_FILE), JSON.stringify(blocks.hashes()));
  const isListed = ({ path }: SitePage) => path !== NOWHERE && path !== paths.offline;
  const languagesByPath = new Map<string, Language[]>();
  for (const { path, language } of made.filter(isListed)) {
    languagesByPath.set(path, [...(languagesByPath.get(path) ?? []), language]);
  }
  await placePublicFiles(live.shell, site);
  const files = Object.entries(siteFiles([...languagesByPath]));
  await Promise.all(files.map(([path, text]) => write(site, path, text)));
}

async function writePage(target: string, text: string, isCompressed: boolean): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
  if (isCompressed) await compressFile(target);
}
