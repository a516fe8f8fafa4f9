import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultLanguage, localised, type Language } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { compositionAttribute, SERVICE_WORKER_PATH } from '@site/contracts/serviceWorker';
import { pathInside } from '@site/releases/release/pathInside';
import {
  type LiveReleases,
  releaseTitle,
  type ReleasePage,
} from '@site/releases/release/releaseFormat';
import { routesOf } from '@site/releases/release/releasePages';
import { APP_CHECK_FILE, appCheckPage } from '../page/appCheckPage';
import { renderPages } from '../rendering/renderPages';
import { composePage, STAND_INS } from './composePage';
import { writeDeploymentFile } from './deploymentFile';
import { placePinsScript } from './pinsScript';
import { languagesOf } from './filesOfPage';
import { bootHashes } from '../page/boot/bootScript';
import { writePageHashes } from '../page/pageHashes';
import { speculationHash } from '../page/speculationRules';
import { placePublicFiles } from './publicFiles';
import { bringsServiceWorker, compositionId, serviceWorker } from './composeServiceWorker';
import { NOT_FOUND_FILE, rootFiles } from '../page/rootFiles';
import type { SiteSettings } from '../page/siteSettings';
import { remoteNames } from '@site/tooling/workspace';

/** Stands in the pages until all are made: the id of the composition follows from them. */
const COMPOSITION_PLACEHOLDER = 'all-pages';

interface WantedPage extends SitePage {
  language: Language;
  address: string;
}

export interface PagesOptions {
  /** When the deployment was made, as an ISO date: the pages depend on it and not on the clock. */
  on: string;
  /** The folder that takes the pages. */
  site: string;
  /** Whether visitors' browsers keep pages for when there is no network; they do by default. */
  keepsPages?: boolean | undefined;
  /** What the address has of its own where the pages go. */
  settings?: SiteSettings | undefined;
  /** Takes a line about a page that is missing. */
  say?: ((line: string) => void) | undefined;
}

/**
 * Writes every page of the live shell in every language that it has, and the files at the root of the site, into a site's
 * folder. Rejects when a page cannot be rendered whole.
 */
export async function composePages(
  live: LiveReleases,
  { on, site, keepsPages = true, settings = {}, say }: PagesOptions,
): Promise<void> {
  const year = new Date(on).getUTCFullYear();
  const languages = languagesOf(live);
  const { pages, missing } = pagesOfSite(live);
  missing.forEach((line) => say?.(line));
  const database = settings.database ?? live.order?.database;
  const isKept = keepsPages && bringsServiceWorker(live);
  const offline: SitePage[] = isKept ? [{ path: paths.offline }] : [];
  const inEachLanguage = languages.flatMap((language) =>
    [...pages, ...offline]
      .filter((page) => page.languages?.includes(language) ?? true)
      .map((page) => ({ ...page, language, address: localised(page.path, language) })),
  );
  const notFound = { path: paths.notFound, language: defaultLanguage, address: paths.notFound };
  const wanted: WantedPage[] = [...inEachLanguage, notFound];
  const write = (file: string, text: string) => {
    const target = pathInside(site, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  const placeholder = isKept ? COMPOSITION_PLACEHOLDER : undefined;
  const compose = composePage(live, { composition: placeholder, languages, settings, year });
  const made = new Map<string, string>();
  const styleHashes = new Set<string>();
  await renderPages(live, wanted, year, async (page, rendered) => {
    const { path, aliases = [], address, language } = page;
    const composed = await compose(rendered, path, language);
    composed.styleHashes.forEach((hash) => styleHashes.add(hash));
    const addresses = [address, ...aliases.map((alias) => localised(alias, language))];
    const files =
      path === paths.notFound
        ? [NOT_FOUND_FILE]
        : addresses.map((address) => join(address, 'index.html'));
    for (const file of files) made.set(file, composed.html);
  });
  const composition = isKept ? compositionId(live, made, settings.database) : undefined;
  for (const [file, html] of made)
    write(
      file,
      composition
        ? html.replace(
            compositionAttribute(COMPOSITION_PLACEHOLDER),
            compositionAttribute(composition),
          )
        : html,
    );
  const { order } = live;
  const frame = database && order && appCheckPage(order, database);
  if (frame !== undefined) write(APP_CHECK_FILE, frame);
  const worker = { isOn: keepsPages, composition, database: settings.database };
  write(SERVICE_WORKER_PATH, await serviceWorker(live, worker));
  await placePinsScript(live, site);
  await writeDeploymentFile(site, live, keepsPages);
  await writePageHashes(site, { scripts: [...bootHashes, speculationHash], styles: styleHashes });
  const languagesByPath = new Map<string, Language[]>();
  for (const { path, language } of wanted.filter((page) => !STAND_INS.includes(page.path)))
    languagesByPath.set(path, [...(languagesByPath.get(path) ?? []), language]);
  await placePublicFiles(live.shell, site);
  for (const [path, text] of Object.entries(rootFiles([...languagesByPath]))) write(path, text);
}

/** A page of a deployment. */
export interface SitePage extends ReleasePage {
  /** The languages that it exists in; left out for all that the shell has. */
  languages?: readonly Language[];
}

/** The pages of a deployment, and why some are missing. */
export interface Pages {
  pages: readonly SitePage[];
  /** One line for each page that links lead to and that is not there. */
  missing: string[];
}

/**
 * The pages that a deployment has: those of its shell, without those about products that the live release of the
 * products does not have, and those of its remotes.
 */
function pagesOfSite(live: LiveReleases): Pages {
  const { shell, products: remote } = live;
  const { pages = [] } = shell;
  const products = (shell.pages && remote?.products) ?? [];
  const isThere = ({ product }: ReleasePage) =>
    product === undefined || (remote?.products?.includes(product) ?? true);
  const ofRemotes = remoteNames
    .flatMap((name) => live[name] ?? [])
    .flatMap((remote) =>
      routesOf(remote).map(({ path, languages }): SitePage => ({ path, languages })),
    );
  return {
    pages: [...pages.filter(isThere), ...ofRemotes],
    missing: [
      ...pages
        .filter((page) => !isThere(page))
        .map(
          ({ path, product }) =>
            `${path} is not found: ${remote && releaseTitle(remote)} does not have the product ${product}. The menu of ${releaseTitle(shell)} still leads there, and the order form may offer it: take both back too.`,
        ),
      ...products
        .filter((id) => !pages.some(({ product }) => product === id))
        .map(
          (id) =>
            `The card of the product ${id} leads visitors to a page that is not found: ${releaseTitle(shell)} does not have it. Make a shell with it live too, and an order form that offers it, or take this release back.`,
        ),
    ],
  };
}
