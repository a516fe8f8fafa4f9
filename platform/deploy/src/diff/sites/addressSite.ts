import { languages, localised } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { SERVICE_WORKER_PATH } from '@site/contracts/serviceWorker';
import { hostingRules } from '@site/server/hosting/hostingRules';
import { linkedPaths } from '../pages/linkedPaths';
import { UNKNOWN_ADDRESS, type ComparedPage, type ComparedSite } from './comparedSite';

const TIMEOUT_MS = 20_000;

/** More pages than a site of ours has: a host that answers everything must not keep the command for ever. */
const MOST_PAGES = 2000;

/** No page has this address, so what answers is the page of unknown ones. */
const NOWHERE = '/no-such-page';

const SITEMAP = '/sitemap.xml';

/** What a site has beside pages and releases, as far as no page names it. */
const KNOWN_FILES = ['/favicon.ico', '/robots.txt', '/site.webmanifest', SITEMAP];

/** Pages that no link leads to. */
const UNLINKED = [
  UNKNOWN_ADDRESS,
  ...languages.flatMap((it) => [localised('/', it), localised(paths.offline, it)]),
];

/** The headers that this repository decides; a host adds others, which differ from one answer to the next. */
const DECIDED = new Set(
  hostingRules({ releases: [], scripts: [], styles: [], hasAppCheck: false })
    .headers.flatMap(({ headers }) => headers)
    .map(({ key }) => key.toLowerCase()),
);

const decidedIn = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => DECIDED.has(name)));

/** The paths of the pages that a sitemap lists, whatever its origin. */
const listedIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, it = '']) => new URL(it).pathname);

/** A site as a public address shows it now. Asks for every page once. */
export function addressSite(address: string): ComparedSite {
  const origin = address.replace(/\/$/, '');
  const asked = new Map<string, Promise<ComparedPage | undefined>>();

  const get = (path: string) =>
    fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      (cause: Error) => {
        throw new Error(`${origin} does not answer: ${cause.message}.`, { cause });
      },
    );

  async function ask(path: string): Promise<ComparedPage | undefined> {
    const isUnknown = path === UNKNOWN_ADDRESS;
    const response = await get(isUnknown ? NOWHERE : path);
    const html = await response.text();
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    if (!isPage || response.status !== (isUnknown ? 404 : 200)) return undefined;
    return { html, headers: decidedIn(response.headers) };
  }

  function page(path: string): Promise<ComparedPage | undefined> {
    const answer = asked.get(path) ?? ask(path);
    asked.set(path, answer);
    return answer;
  }

  async function file(path: string): Promise<Buffer | undefined> {
    const response = await get(path);
    const bytes = Buffer.from(await response.arrayBuffer());
    return response.status === 200 ? bytes : undefined;
  }

  async function findPages(): Promise<string[]> {
    // A host without a site answers unknown addresses with a page of its own.
    if (!(await page('/'))) return [];
    const sitemap = String((await file(SITEMAP)) ?? '');
    const known = new Set([...UNLINKED, ...listedIn(sitemap)]);
    const found: string[] = [];
    for (const path of known) {
      const answer = known.size <= MOST_PAGES ? await page(path) : undefined;
      if (!answer) continue;
      found.push(path);
      linkedPaths(answer.html).forEach((it) => known.add(it));
    }
    return found.sort();
  }

  let pages: Promise<string[]> | undefined;
  return {
    title: origin,
    pages: () => (pages ??= findPages()),
    page,
    files: async () => [...KNOWN_FILES, SERVICE_WORKER_PATH],
    file,
  };
}
