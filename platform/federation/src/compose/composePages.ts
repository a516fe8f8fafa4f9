import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultLanguage, localised, type Language } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { SERVICE_WORKER_PATH } from '@site/contracts/serviceWorker';
import type { RenderedPage } from '@site/contracts/rendering';
import { mapWithLimit } from '@site/tooling/files/mapWithLimit';
import { pathInside } from '../releases/pathInside';
import { APP_CHECK_FILE, appCheckPage } from '../page/appCheckPage';
import { keyOf, type ContentCache } from '../page-cache/contentCache';
import { renderPages } from '../rendering/renderPages';
import { compressFile } from './compressFolder';
import { NOT_FOUND_FILE } from '../page/notFoundFile';
import { composePage, STAND_INS } from './composePage';
import { pagesOfSite, type SitePage } from './pagesOfSite';
import { pinFiles, placePinFiles } from './pinFiles';
import { languagesOf } from './filesOfPage';
import { styleBlocks } from './styles/styleBlocks';
import { writeStyleHashes } from '../page/styleHashes';
import { placePublicFiles } from './publicFiles';
import { releaseTitle } from '../releases/releaseTitle';
import type { LiveReleases } from '../releases/liveReleases';
import { bringsServiceWorker, compositionId, serviceWorker } from './composeServiceWorker';
import { rootFiles } from '../page/rootFiles';
import type { SiteSettings } from '../page/siteSettings';

/**
 * Compressing a page takes twenty times as long as rendering it. In a site of more pages the server compresses those
 * that are asked for (`platform/server/src/site-files`), or the host does.
 */
const MOST_COMPRESSED_PAGES = 200;

const PAGES_AT_A_TIME = 8;

/** Stands in the pages until all are made: the id of the composition follows from them. */
const COMPOSITION_PLACEHOLDER = 'all-pages';

const attribute = (composition: string) => ` data-composition="${composition}"`;

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
  /**
   * Whether files get a compressed copy beside them, which a host that compresses by itself has no use for; they do by
   * default.
   */
  isCompressed?: boolean;
  /** Keeps what was rendered and compressed for later compositions, which have the same bytes with it and without. */
  cache?: ContentCache | undefined;
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
  { on, site, keepsPages = true, isCompressed = true, cache, settings = {}, say }: PagesOptions,
): Promise<void> {
  const year = new Date(on).getUTCFullYear();
  const languages = languagesOf(live);
  const { pages, leftOut } = pagesOfSite(live);
  leftOut.forEach((line) => say?.(line));
  const database = settings.database ?? live.remoteOrder?.database;
  const isKept = keepsPages && bringsServiceWorker(live);
  const offline: SitePage[] = isKept ? [{ path: paths.offline }] : [];
  const all: SitePage[] = [...pages, ...offline];
  const inEachLanguage = languages.flatMap((language) =>
    all
      .filter((page) => page.languages?.includes(language) ?? true)
      .map((page) => ({ ...page, language, address: localised(page.path, language) })),
  );
  const notFound = { path: paths.notFound, language: defaultLanguage, address: paths.notFound };
  const wanted: WantedPage[] = [...inEachLanguage, notFound];
  const write = async (file: string, text: string) => {
    writeText(pathInside(site, file), text);
    if (isCompressed) await compressFile(pathInside(site, file), { cache });
  };
  const hashes = new Map<string, string>();
  const writeWanted = (file: string, text: string) => {
    writeText(pathInside(site, file), text);
    hashes.set(file, keyOf(text));
  };
  const isPage = ({ path, remote }: SitePage, { head }: RenderedPage) =>
    path === paths.notFound || (live.shell.pages !== undefined && !remote) || !NOT_FOUND.test(head);
  const made: boolean[] = [];
  const blocks = styleBlocks();
  const pins = pinFiles(live);
  const placeholder = isKept ? COMPOSITION_PLACEHOLDER : undefined;
  const styleHashesByAddress = new Map<string, readonly string[]>();
  const compose = composePage(live, {
    ...{ blocks, composition: placeholder, pins, languages, settings, year },
  });

  async function place({ path, aliases = [], address, language }: WantedPage, page: RenderedPage) {
    const { html, styleHashes } = await compose(page, path, language);
    const addresses = [address, ...aliases.map((alias) => localised(alias, language))];
    for (const it of addresses) styleHashesByAddress.set(it, styleHashes);
    if (path === paths.notFound) return writeWanted(NOT_FOUND_FILE, html);
    for (const it of addresses) writeWanted(join(it, 'index.html'), html);
  }
  await renderPages(
    live,
    wanted.map(({ address }) => address),
    {
      ...{ year, cache },
      take: async (index, content) => {
        const page = wanted[index];
        made[index] = page !== undefined && isPage(page, content);
        if (page && made[index]) await place(page, content);
      },
    },
  );
  for (const { address, remote } of wanted.filter((_, index) => !made[index])) {
    if (!remote) continue;
    say?.(
      `${address} of ${releaseTitle(remote)} is left out: ${releaseTitle(live.shell)} is older than pages of remotes.`,
    );
  }
  const composition = isKept ? compositionId(live, hashes, settings.database) : undefined;
  await mapWithLimit([...hashes.keys()], PAGES_AT_A_TIME, async (page) => {
    const file = pathInside(site, page);
    if (composition) {
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace(attribute(COMPOSITION_PLACEHOLDER), attribute(composition)));
    }
    if (isCompressed && wanted.length <= MOST_COMPRESSED_PAGES) await compressFile(file, { cache });
  });
  const { remoteOrder } = live;
  const frame = database && remoteOrder && appCheckPage(remoteOrder, database);
  if (frame !== undefined) await write(APP_CHECK_FILE, frame);
  const worker = { isOn: keepsPages, composition, database: settings.database };
  await write(SERVICE_WORKER_PATH, await serviceWorker(live, worker));
  await placePinFiles(live, site, { isCompressed, cache });
  await writeStyleHashes(site, styleHashesByAddress);
  const isListed = ({ path }: SitePage, index: number) => made[index] && !STAND_INS.includes(path);
  const languagesByPath = new Map<string, Language[]>();
  for (const { path, language } of wanted.filter(isListed)) {
    languagesByPath.set(path, [...(languagesByPath.get(path) ?? []), language]);
  }
  await placePublicFiles(live.shell, site);
  const files = Object.entries(rootFiles([...languagesByPath]));
  await mapWithLimit(files, files.length, ([path, text]) => write(path, text));
}

/** Thousands of small files: waiting for each step of each takes several times as long as the steps. */
function writeText(target: string, text: string): void {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}
