import type { Language } from '@site/company/languages';
import { paths } from '@site/company/paths';
import type { NamedReleases } from '@site/contracts/pinnedReleases';
import type { RenderedPage } from '@site/contracts/rendering';
import { releasesOf, type LiveReleases } from '@site/releases/release/releaseFormat';
import { metadataElements } from '../page/metadataElements';
import { pageHtml } from '../page/pageHtml';
import type { SiteSettings } from '../page/siteSettings';
import { cspHash } from '../page/pageHashes';
import { styleBlocks } from '../page/styleBlock';
import { shellFiles, stylesOf } from './filesOfPage';
import { pinsScript } from './pinsScript';
import { publicFilesOf } from './publicFiles';

/** Pages that stand in for any page, so nothing may draw another one over them: they have no script. */
export const STAND_INS: readonly string[] = [paths.offline, paths.notFound];

/** What all pages of one composition have in common. */
export interface CompositionOfPages {
  /** What stands in the place of its id, where browsers keep pages. */
  composition: string | undefined;
  languages: readonly Language[];
  settings: SiteSettings;
  year: number;
}

export interface ComposedPage {
  html: string;
  /** The CSP hash sources of its style blocks. */
  styleHashes: readonly string[];
}

/** Makes the HTML of pages from what was rendered. Takes a page's path in the default language. */
export function composePage(
  live: LiveReleases,
  { composition, languages, settings, year }: CompositionOfPages,
) {
  const publicFiles = publicFilesOf(live.shell);
  const pins = pinsScript(live);
  const blocksOf = styleBlocks();
  const releases: NamedReleases = Object.fromEntries(
    releasesOf(live).map(({ application, id }) => [application, { release: id }]),
  );

  return async (page: RenderedPage, path: string, language: Language): Promise<ComposedPage> => {
    const isStandIn = STAND_INS.includes(path);
    const further = path === paths.notFound ? languages.filter((other) => other !== language) : [];
    // Their arrival order varies, so sort them for reproducible output.
    const modules = page.modules.toSorted();
    const styles = await blocksOf(stylesOf(live, [language, ...further], path, modules));
    const { scripts, ...otherFiles } = shellFiles(live, language, path);
    const html = pageHtml({
      language,
      ...otherFiles,
      ...(isStandIn
        ? { scripts: [], stylesOfHome: undefined, releases: undefined }
        : { scripts: [pins, ...scripts], releases }),
      styles,
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
      visits: settings.visits,
      database: settings.database,
      year,
    });
    return { html, styleHashes: styles.map(({ text }) => cspHash(text)) };
  };
}
