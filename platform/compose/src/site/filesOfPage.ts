import type { LocalisedModule } from '@site/contracts/exposedModules';
import { paths } from '@site/company/paths';
import type { RemoteName } from '@site/contracts/remotes';
import { defaultLanguage, languages, type Language } from '@site/company/languages';
import type { StoredRelease, EntryFiles, LiveReleases } from '@site/releases/release/releaseFormat';
import type { PageFile, PageParts } from '../page/pageHtml';
import type { ReleaseFile } from '../page/styleBlock';

/** A file of a release as a page names it. `file` is relative to the release's browser files. */
function fileOf({ base, files }: StoredRelease, file: string): PageFile {
  return { address: base + file, integrity: files[`web/${file}`] };
}

/** The files that start a release in a language; undefined when it does not have that language. */
export function entryIn({ entry }: StoredRelease, language: Language): EntryFiles | undefined {
  return language === defaultLanguage ? entry : entry.further?.[language];
}

/** The languages that a site has pages in: those of its shell. */
export function languagesOf({ shell }: LiveReleases): Language[] {
  return languages.filter((language) => entryIn(shell, language));
}

function shellEntry({ shell }: LiveReleases, language: Language): EntryFiles {
  const entry = entryIn(shell, language);
  if (!entry) throw new Error(`${shell.id} of shell has no pages in the language ${language}.`);
  return entry;
}

/** The files of the shell that a page of a language asks for. Takes its path in the default language. */
export function shellFiles(
  live: LiveReleases,
  language: Language,
  path: string,
): Pick<PageParts, 'scripts' | 'fonts' | 'stylesForPrint' | 'stylesOfHome'> {
  const { scripts, fonts, stylesForPrint = [], stylesOfHome = [] } = shellEntry(live, language);
  const files = (names: readonly string[]) => names.map((name) => fileOf(live.shell, name));
  return {
    scripts: files(scripts),
    fonts: files(fonts),
    stylesForPrint: files(stylesForPrint),
    stylesOfHome: path === paths.home ? undefined : files(stylesOfHome)[0],
  };
}

/** The release and the name that an exposed module has in it: `order/OrderForm` is `OrderForm` of that release. */
function locate(live: LiveReleases, module: LocalisedModule) {
  const [remote, name = ''] = module.split('/') as [RemoteName, string?];
  const release = live[remote];
  if (!release) throw new Error(`No release of ${remote} is deployed.`);
  const files = release.modules[name];
  if (!files) throw new Error(`${release.id} of ${remote} does not expose ${name}.`);
  return { remote, release, files };
}

/**
 * The style sheets of a page: the shell's, then those of the modules that it shows. Modules of one release may share one. Takes
 * its path in the default language.
 */
export function stylesOf(
  live: LiveReleases,
  spoken: readonly Language[],
  path: string,
  modules: readonly LocalisedModule[],
): ReleaseFile[] {
  const { shell } = live;
  const all = [
    ...spoken
      .map((language) => shellEntry(live, language))
      .flatMap(({ styles, stylesOfHome = [] }) =>
        path === paths.home ? [...styles, ...stylesOfHome] : styles,
      )
      .map((file) => ({ release: shell, file })),
    ...modules.flatMap((module) => {
      const { release, files } = locate(live, module);
      return files.styles.map((file) => ({ release, file }));
    }),
  ];
  return [...new Map(all.map((sheet) => [sheet.release.base + sheet.file, sheet])).values()];
}
