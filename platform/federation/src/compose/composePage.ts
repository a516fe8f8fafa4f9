import type { Language } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import type { NamedReleases } from '@site/contracts/pinnedReleases';
import type { RemoteName } from '@site/contracts/remotes';
import type { RenderedPage } from '@site/contracts/rendering';
import { releasesOf, type LiveReleases } from '../releases/liveReleases';
import { metadataElements } from '../page/metadataElements';
import { pageHtml } from '../page/pageHtml';
import type { SiteSettings } from '../page/siteSettings';
import { routesOf } from '../releases/releasePages';
import type { DrawnPage } from '../rendering/renderJob';
import { pinnedReleases, shellFiles } from './filesOfPage';
import type { pinFiles } from './pinFiles';
import { publicFilesOf } from './publicFiles';
import type { styleBlocks } from './styles/styleBlocks';
import { stylesOfPage } from './styles/stylesOfPage';

/** Pages that stand in for any page, so nothing may draw another one over them: they have no script. */
export const STAND_INS: readonly string[] = [paths.offline, paths.notFound];

/** What all pages of one composition have in common. */
export interface CompositionOfPages {
  blocks: ReturnType<typeof styleBlocks>;
  /** What stands in the place of its id, where browsers keep pages. */
  composition: string | undefined;
  languages: readonly Language[];
  /** The pins that pages leave to files. */
  pins: ReturnType<typeof pinFiles>;
  settings: SiteSettings;
  year: number;
}

export interface ComposedPage {
  html: string;
  /** What a policy calls the style blocks that stand in it. */
  styleHashes: readonly string[];
}

/** The texts that a page brings along, by their addresses. */
function textsByAddress(live: LiveReleases, { pageTexts }: DrawnPage) {
  if (!pageTexts) return undefined;
  const texts = Object.entries(pageTexts).map(([name, text]) => {
    const [remote = ''] = name.split('/', 1);
    return [`${live[remote as RemoteName]?.base}${name.slice(remote.length + 1)}`, text];
  });
  return Object.fromEntries(texts) as Record<string, unknown>;
}

/** Makes the HTML of pages from what was rendered. Takes a page's path in the default language. */
export function composePage(
  live: LiveReleases,
  { blocks, composition, pins: files, languages, settings, year }: CompositionOfPages,
) {
  const publicFiles = publicFilesOf(live.shell);
  // Thousands of pages need the same few sheets.
  const pinned = new Map<string, ReturnType<typeof pinnedReleases>>();

  const named: NamedReleases = Object.fromEntries(
    releasesOf(live).map(({ application, id }) => [application, { release: id }]),
  );
  const applications = releasesOf(live).map(({ application }) => application);
  const servedBy = new Map<string, string>(
    releasesOf(live).flatMap((it) => routesOf(it).map(({ path }) => [path, it.application])),
  );

  /** The applications that a page is made of. What others built is not drawn here, so it is known by its route. */
  function shownBy({ modules, remotes }: RenderedPage, path: string): readonly string[] {
    if (!remotes) return applications;
    const shown = new Set([
      ...['shell', servedBy.get(path)],
      ...remotes,
      ...modules.map((it) => it.split('/')[0]),
    ]);
    return applications.filter((it) => shown.has(it));
  }

  return async (page: DrawnPage, path: string, language: Language): Promise<ComposedPage> => {
    const isStandIn = STAND_INS.includes(path);
    const further = path === paths.notFound ? languages.filter((it) => it !== language) : [];
    const spoken = [language, ...further] as const;
    // Their arrival order varies, so sort them for reproducible output.
    const modules = page.modules.toSorted();
    const { block, script } = files.get(language) ?? {};
    const { styles, stylesLater, addresses } = await stylesOfPage(live, blocks, {
      html: page.html + (page.help ?? ''),
      modules,
      languages: spoken,
      marked: live.shell.takesOneStyleBlock && script?.sheets,
    });
    const { scripts, ...otherFiles } = shellFiles(live, language, page.pageScript);
    const inPage = new Set([
      ...addresses,
      ...(otherFiles.stylesForPrint ?? []).map(({ address }) => address),
    ]);
    const pinsOf = () => {
      const shown = files.has(language) ? shownBy(page, path) : undefined;
      const key = [language, ...inPage, ...(shown ?? [])].join(' ');
      const isNamed = shown && ((name: string) => shown.includes(name));
      const pins =
        pinned.get(key) ?? pinnedReleases(live, language, { inPage, ...(isNamed && { isNamed }) });
      pinned.set(key, pins);
      return pins;
    };
    const alive = {
      scripts: script ? [script, ...scripts] : scripts,
      releases: script ? named : pinsOf(),
      further: script ? undefined : block,
    };
    const html = pageHtml({
      language,
      ...otherFiles,
      ...(isStandIn ? { scripts: [], releases: undefined } : alive),
      styles,
      // Pins list them for the shell. They stand in no page, as hashes do not compress.
      stylesLater: script && live.shell.bringsStyles ? [] : stylesLater,
      shellRelease: live.shell.id,
      composition,
      content: page.html,
      head: page.head,
      help: isStandIn ? undefined : page.help,
      metadata: metadataElements({
        publicFiles,
        language,
        isShared: page.structuredData !== undefined,
      }),
      structuredData: page.structuredData,
      texts: textsByAddress(live, page),
      visits: settings.visits,
      database: settings.database,
      year,
    });
    return { html, styleHashes: styles.map(({ hash }) => hash) };
  };
}
