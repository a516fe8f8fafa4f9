import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defaultLanguage, localised, type Language } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { SERVICE_WORKER_PATH } from '@site/contracts/serviceWorker';
import type { RenderedPage } from '@site/contracts/rendering';
import { pathInside } from '../releases/pathInside';
import { APP_CHECK_FILE, appCheckPage } from '../page/appCheckPage';
import { compressFile } from './compressFolder';
import { metadataElements } from '../page/metadataElements';
import { NOT_FOUND_FILE } from '../page/notFoundFile';
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
import type { SiteSettings } from '../page/siteSettings';

const STAND_INS: readonly string[] = [paths.offline, paths.notFound];

interface WantedPage extends SitePage {
  language: Language;
  address: string;
}

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
  /** What the address has of its own where the pages go. */
  settings?: SiteSettings | undefined;
  /** Takes a line about a page that is left out. */
  say?: ((line: string) => void) | undefined;
}

/**
 * Writes every page of the live shell in every language that it has, and the files at the root of the site, into a site's
 * folder. Rejects when a page cannot be rendered whole.
 */
export async function composePages(
  live: LiveReleases,
  { on, site, keepsPages = true, isCompressed = true, settings = {}, say }: PagesOptions,
): Promise<void> {
  const year = new Date(on).getUTCFullYear();
  const write = (folder: string, file: string, text: string) =>
    writePage(pathInside(folder, file), text, isCompressed);
  const languages = languagesOf(live);
  const { pages, leftOut } = pagesOfSite(live);
  leftOut.forEach((line) => say?.(line));
  const database = settings.database ?? live.remoteOrder?.database;
  const worker = await serviceWorker(live, keepsPages, settings.database);
  const offline: SitePage[] = worker.composition ? [{ path: paths.offline }] : [];
  const all: SitePage[] = [...pages, ...offline];
  const inEachLanguage = languages.flatMap((language) =>
    all
      .filter((page) => page.languages?.includes(language) ?? true)
      .map((page) => ({ ...page, language, address: localised(page.path, language) })),
  );
  const notFound = { path: paths.notFound, language: defaultLanguage, address: paths.notFound };
  const wanted: WantedPage[] = [...inEachLanguage, notFound];
  const addresses = wanted.map(({ address }) => address);
  const rendered = await renderPages(live, addresses, year);
  const isPage = ({ path, remote }: SitePage, { head }: RenderedPage) =>
    path === paths.notFound || (live.shell.pages !== undefined && !remote) || !NOT_FOUND.test(head);
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

  const html = async (page: RenderedPage, path: string, language: Language) => {
    // Stands in for any page, so nothing may draw another one over it: it has no script.
    const isStandIn = STAND_INS.includes(path);
    const spoken = path === paths.notFound ? languages : [language];
    // Their arrival order varies, so sort them for reproducible output.
    const modules = page.modules.toSorted();
    const sheets = spoken.flatMap((it) => stylesOf(live, it, modules));
    const styles = [...new Set(await Promise.all(sheets.map(blocks.of)))];
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
      visits: settings.visits,
      database: settings.database,
      year,
    });
  };
  await Promise.all(
    made.map(async ({ path, address, aliases = [], language, content }) => {
      const text = await html(content, path, language);
      if (path === paths.notFound) return write(site, NOT_FOUND_FILE, text);
      for (const it of [address, ...aliases.map((alias) => localised(alias, language))]) {
        await write(site, join(it, 'index.html'), text);
      }
    }),
  );
  const { remoteOrder } = live;
  const frame = database && remoteOrder && appCheckPage(remoteOrder, database);
  if (frame !== undefined) await write(site, APP_CHECK_FILE, frame);
  await write(site, SERVICE_WORKER_PATH, worker.script);
  await writeFile(pathInside(site, STYLE_HASHES_FILE), JSON.stringify(blocks.hashes()));
  const isListed = ({ path }: SitePage) => !STAND_INS.includes(path);
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
