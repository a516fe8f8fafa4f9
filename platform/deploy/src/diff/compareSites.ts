import { diffArrays } from 'diff';
import { applicationIn } from '@site/contracts/remotes';
import { PINS_ADDRESS } from '@site/contracts/publishedRelease';
import { SERVICE_WORKER_PATH } from '@site/contracts/serviceWorker';
import { readPins, readPublishedBy } from '@site/compose';
import { applicationNames } from '@site/tooling/workspace';
import { sha256 } from '../host/readComposedSite';
import { readPage, withoutHashes, withoutReleases, type Line } from './readPage';
import {
  headings,
  type Change,
  type Heading,
  type PageReport,
  type Side,
  type SiteReport,
} from './report';
import { textsOfScript } from './scriptTexts';
import { KNOWN_FILES, type ShownPage, type ShownSite } from './shownSite';

/** What was removed and added at one place is one change for each owner, or one for each line where they are as many. */
function changesAt(removed: readonly Line[], added: readonly Line[]): Change[] {
  return [...new Set([...removed, ...added].map(({ owner }) => owner))].flatMap((owner) => {
    const textsIn = (lines: readonly Line[]) =>
      lines.filter((line) => line.owner === owner).map(({ text }) => text);
    const [was, is] = [textsIn(removed), textsIn(added)];
    const heading = (added[0] ?? removed[0])?.heading ?? 'texts';
    const changeOf = (before: readonly string[], after: readonly string[]): Change => ({
      ...{ heading, owners: [owner] },
      ...(before.length && { before: before.join('\n') }),
      ...(after.length && { after: after.join('\n') }),
    });
    if (was.length !== is.length) return [changeOf(was, is)];
    return was.map((text, at) => changeOf([text], [is[at] ?? '']));
  });
}

function compareLines(before: readonly Line[], after: readonly Line[]): Change[] {
  const parts = diffArrays([...before], [...after], {
    comparator: (one, other) => one.text === other.text,
  });
  const places: { removed: Line[]; added: Line[] }[] = [];
  let isSamePlace = false;
  for (const { value, added, removed } of parts) {
    const isChange = added || removed;
    if (isChange && !isSamePlace) places.push({ removed: [], added: [] });
    isSamePlace = isChange;
    if (removed) places.at(-1)?.removed.push(...value);
    else if (added) places.at(-1)?.added.push(...value);
  }
  return places.flatMap(({ removed, added }) => changesAt(removed, added));
}

/** The same where the order of lines says nothing. */
function compareSets(before: readonly Line[], after: readonly Line[]): Change[] {
  const lack = (lines: readonly Line[], others: readonly Line[]) => {
    const known = new Set(others.map(({ text }) => text));
    return lines.filter(({ text }) => !known.has(text));
  };
  return changesAt(lack(before, after), lack(after, before));
}

/** Headings whose lines have no order that a visitor would notice. */
const SETS: ReadonlySet<Heading> = new Set<Heading>(['markup', 'head', 'headers']);

interface ReadPage {
  lines: readonly Line[];
  scripts: ReadonlyMap<string, string>;
  /** The icons and pictures for shared links that it names. */
  files: readonly string[];
}

async function read(site: ShownSite, { html, headers }: ShownPage): Promise<ReadPage> {
  const { lines, scripts } = readPage(html);
  for (const [name, value] of Object.entries(headers)) {
    const text = `${name}: ${withoutHashes(value)}`;
    lines.push({ heading: 'headers', text, owner: 'platform/server' });
  }
  // The script of pins stands for the scripts that it names: it changes with any of them.
  for (const address of [...scripts.keys()].filter((it) => it.startsWith(PINS_ADDRESS))) {
    scripts.delete(address);
    const pins = readPins(String((await site.file(address)) ?? ''));
    for (const release of Object.values(pins)) {
      const integrity = 'integrity' in release ? release.integrity : {};
      for (const [file, hash] of Object.entries(integrity)) {
        if (file.endsWith('.js')) scripts.set(file, hash);
      }
    }
  }
  const named = html.matchAll(
    /"(?:https?:\/\/[^/"]+)?(\/(?!releases\/)[\w/.-]+\.(?:png|jpg|svg))"/g,
  );
  return { lines, scripts, files: [...named].map(([, path = '']) => path) };
}

async function readPages(site: ShownSite, paths: readonly string[]) {
  const pages = new Map<string, ReadPage>();
  for (const path of paths) {
    const page = await site.page(path);
    if (page) pages.set(path, await read(site, page));
  }
  return pages;
}

type Pages = ReadonlyMap<string, ReadPage>;

/** `shell/page.js` for `/releases/shell/1.0.0-0123456789ab/page.01234567.js`. */
const plainName = (address: string): string =>
  withoutReleases(address)
    .replace(/\.[0-9a-f]{8}(?=\.\w+$)/, '')
    .replace(/\/\d+\.(?=\w+$)/, '/[id].');

const ownerOf = (file: string) => applicationIn(file.split('/')[0] ?? '') ?? 'shell';

const scriptsOf = (pages: Pages) =>
  new Map([...pages.values()].flatMap(({ scripts }) => [...scripts]));

/** The scripts that pages load, with their hashes: pages may look alike and do something else. */
const scriptFiles = (pages: Pages): Line[] =>
  [...scriptsOf(pages)].map(([address, hash]) => {
    const name = plainName(address);
    const text = `${name} ${hash.slice(0, 'sha256-'.length + 8)}`;
    return { heading: 'scripts', text, owner: ownerOf(name) };
  });

/** What the scripts of one side alone say, and no page of either shows as it arrives. */
async function scriptTexts(site: ShownSite, pages: Pages, others: Pages): Promise<Line[]> {
  const known = new Set(scriptsOf(others).values());
  const lines = [...pages.values(), ...others.values()].flatMap((page) => page.lines);
  const shown = lines
    .flatMap(({ heading, text }) => (heading === 'texts' ? [text] : []))
    .join('\n');
  const found = new Map<string, Line>();
  for (const [address, hash] of scriptsOf(pages)) {
    const script = known.has(hash) ? undefined : await site.file(address);
    const owner = ownerOf(plainName(address));
    for (const text of script ? textsOfScript(String(script), shown) : []) {
      found.set(`${owner} ${text}`, { heading: 'texts', text, owner });
    }
  }
  return [...found.values()];
}

/** The worker begins with the files of the releases, which are compared by themselves. */
const COMPOSITION = /^self\._COMPOSED_SITE=.*$/m;

/** What is beside pages and releases: for search engines, home screens, shared links, no network. */
async function compareFiles(
  [before, after]: readonly [ShownSite, ShownSite],
  pages: readonly Pages[],
): Promise<Change[]> {
  const named = pages.flatMap((all) => [...all.values()].flatMap(({ files }) => files));
  const paths = [...new Set([...KNOWN_FILES, ...named])].sort();
  const linesOf = (path: string, bytes: Buffer | undefined): Line[] => {
    if (!bytes) return [];
    const plain = withoutReleases(String(bytes)).replace(COMPOSITION, '');
    const whole = path === SERVICE_WORKER_PATH ? Buffer.from(plain) : bytes;
    const text = /\.(txt|xml|json|webmanifest)$/.test(path)
      ? plain.replace(/([,{}])/g, '$1\n')
      : `${whole.length.toLocaleString('en')} bytes, ${sha256(whole).slice(0, 12)}`;
    return text.split('\n').map((line) => ({
      ...{ heading: 'files', owner: 'shell' },
      text: `${path}: ${line.slice(0, 300)}`,
    }));
  };
  const changes = paths.map(async (path) =>
    compareLines(linesOf(path, await before.file(path)), linesOf(path, await after.file(path))),
  );
  return (await Promise.all(changes)).flat();
}

/** Which releases a site shows, as its home page says. */
export async function sideOf(site: ShownSite): Promise<Side> {
  const published = await readPublishedBy(async (path) => {
    if (!path.endsWith('/index.html')) return site.file(path).then((it) => it && String(it));
    return (await site.page(path.replace(/index\.html$/, '')))?.html;
  });
  return { title: site.title, releases: published?.live ?? {} };
}

/** Compares all that visitors can get from two sites, in words. */
export async function compareSites(before: ShownSite, after: ShownSite): Promise<SiteReport> {
  const [from, to] = [await sideOf(before), await sideOf(after)];
  const changed: string[] = applicationNames.filter(
    (name) => from.releases[name] !== to.releases[name],
  );
  /** A region whose release stays shows what the others brought: a page's title follows a product's name. */
  const owned = ({ owners, ...change }: Change): Change => {
    const isOwn = owners.every((it) => changed.includes(it) || it.startsWith('platform/'));
    return { ...change, owners: isOwn || changed.length === 0 ? owners : changed };
  };
  // An address does not list its pages, so it is asked for those of the other side as well.
  const paths = [...new Set([...(await before.pages()), ...(await after.pages())])].sort();
  const [was, is] = [await readPages(before, paths), await readPages(after, paths)];

  const pages = paths.flatMap((path): PageReport[] => {
    const [one, other] = [was.get(path), is.get(path)];
    if (!one && !other) return [];
    const state = !one ? 'added' : !other ? 'removed' : 'changed';
    const told = state === 'changed' ? headings : (['texts'] as const);
    const changes = told.flatMap((heading) => {
      const of = (page: ReadPage | undefined) =>
        page?.lines.filter((line) => line.heading === heading) ?? [];
      return (SETS.has(heading) ? compareSets : compareLines)(of(one), of(other));
    });
    if (state === 'changed' && changes.length === 0) return [];
    return [{ path, state, changes: changes.map(owned), pictures: [] }];
  });
  const everywhere = [
    // A script that was built anew has its texts in another order.
    ...compareSets(await scriptTexts(before, was, is), await scriptTexts(after, is, was)),
    ...compareSets(scriptFiles(was), scriptFiles(is)),
    ...(await compareFiles([before, after], [was, is])),
  ].map(owned);
  return { before: from, after: to, pages, everywhere };
}
