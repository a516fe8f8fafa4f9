import { icons, webManifestPath } from '@site/company/icons';
import { languages, localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { declarationOf, type RemoteName } from '@site/contracts/remotes';
import { SERVICE_WORKER_PATH } from '@site/contracts/serviceWorker';
import { readDeploymentFileBy, type DeploymentFile } from '@site/compose/site/deploymentFile';
import { asSentence } from '@site/tooling/command-line/command';
import { hostingRules } from '../hosting/hostingRules';

export interface ServedPage {
  html: string;
  /** By names in lower case. */
  headers: Readonly<Record<string, string>>;
}

export interface ServedSite {
  address: string;
  /** The paths of the pages that it lists or links to. */
  pages(): Promise<readonly string[]>;
  page(path: string): Promise<ServedPage | undefined>;
  file(path: string): Promise<Buffer | undefined>;
  /** Which releases it shows, as its home page says. */
  releases(): Promise<DeploymentFile['live']>;
}

/** The page that answers unknown addresses, and an address that no page has. */
const UNKNOWN_ADDRESS = '/404';
const NOWHERE = '/no-such-page';
export const askedFor = (path: string) => (path === UNKNOWN_ADDRESS ? NOWHERE : path);

const SITEMAP = '/sitemap.xml';

/** What a site has beside pages and releases. Pages name pictures and icons. */
export const KNOWN_FILES = [
  ...[icons.lines.path, icons.favicon.path, '/robots.txt', ...languages.map(webManifestPath)],
  ...[SITEMAP, SERVICE_WORKER_PATH],
];

const TIMEOUT_MS = 20_000;

/** A host that answers everything must not keep the command for ever. */
const MAX_PAGES = 2000;

/** Pages that no link leads to. */
const UNLINKED = [
  UNKNOWN_ADDRESS,
  ...languages.flatMap((it) => [localised('/', it), localised(paths.offline, it)]),
];

/** The headers that this repository decides; a host adds others, which differ from one answer to the next. */
const DECIDED = new Set(
  hostingRules({ releases: [], scripts: [], styles: [], hasAppCheck: false, violations: '/x' })
    .headers.flatMap(({ headers }) => Object.keys(headers))
    .map((name) => name.toLowerCase()),
);

/** The paths on the same site that a page links to. */
function linkedPaths(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="(\/(?!\/)[^"#?]*)/g)].map(([, it = '']) => it);
  return [...new Set(hrefs.filter((path) => !/\.\w+$/.test(path)))];
}

/** The site at an address, as it is shown now. Asks for every page once. */
export function servedSite(address: string): ServedSite {
  const origin = address.replace(/\/$/, '');
  const asked = new Map<string, Promise<ServedPage | undefined>>();

  const get = (path: string) =>
    fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      (cause: Error) => {
        throw new Error(asSentence(`${origin} does not answer: ${cause.message}`), { cause });
      },
    );

  async function ask(path: string): Promise<ServedPage | undefined> {
    const response = await get(askedFor(path));
    const html = await response.text();
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    if (!isPage || response.status !== (path === UNKNOWN_ADDRESS ? 404 : 200)) return undefined;
    const headers = [...response.headers].filter(([name]) => DECIDED.has(name));
    return { html, headers: Object.fromEntries(headers) };
  }

  function page(path: string): Promise<ServedPage | undefined> {
    const answer = asked.get(path) ?? ask(path);
    asked.set(path, answer);
    return answer;
  }

  async function file(path: string): Promise<Buffer | undefined> {
    const response = await get(path);
    const bytes = Buffer.from(await response.arrayBuffer());
    return response.status === 200 ? bytes : undefined;
  }

  async function pages(): Promise<string[]> {
    // A host without a site answers unknown addresses with a page of its own.
    if (!(await page('/'))) return [];
    const sitemap = String((await file(SITEMAP)) ?? '');
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)];
    const known = new Set([...UNLINKED, ...listed.map(([, it = '']) => new URL(it).pathname)]);
    const found: string[] = [];
    for (const path of known) {
      const answer = known.size <= MAX_PAGES ? await page(path) : undefined;
      if (!answer) continue;
      found.push(path);
      linkedPaths(answer.html).forEach((it) => known.add(it));
    }
    return found;
  }

  async function releases(): Promise<DeploymentFile['live']> {
    const published = await readDeploymentFileBy(async (path) => {
      if (!path.endsWith('/index.html')) return file(path).then((it) => it && String(it));
      return (await page(path.replace(/index\.html$/, '')))?.html;
    });
    return published?.live ?? {};
  }
  return { address: origin, pages, page, file, releases };
}

/** A site without some remotes and their pages. Other pages still link to them and show their parts. */
export function withoutRemotes(site: ServedSite, names: readonly RemoteName[]): ServedSite {
  const routes = names.flatMap((name) => declarationOf(name).routes ?? []);
  const own = new Set(routes.flatMap(({ path }) => languages.map((it) => localised(path, it))));
  return {
    ...site,
    pages: async () => (await site.pages()).filter((path) => !own.has(path)),
    page: async (path) => (own.has(path) ? undefined : site.page(path)),
    async releases() {
      const live = Object.entries(await site.releases());
      return Object.fromEntries(live.filter(([name]) => !names.some((it) => it === name)));
    },
  };
}

export const emptySite: ServedSite = {
  address: '',
  pages: async () => [],
  page: async () => undefined,
  file: async () => undefined,
  releases: async () => ({}),
};
