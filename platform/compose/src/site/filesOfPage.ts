import { moduleOf, type LocalisedModule } from '@site/contracts/exposedModules';
import type { PinnedRelease, PinnedReleases } from '@site/contracts/pinnedReleases';
import type { PinnedRoute } from '@site/contracts/remoteRoute';
import type { RemoteName } from '@site/contracts/remotes';
import { defaultLanguage, languages, type Language } from '@site/contracts/languages';
import type { StoredRelease, EntryFiles, LiveReleases } from '@site/releases';
import { applicationNames } from '@site/tooling/workspace';
import type { PageFile, PageParts } from '../page/pageHtml';
import { pinnedRelease } from './pinnedRelease';

/** A file of a release as a page names it. `file` is relative to the release's browser files. */
function fileOf({ base, files }: StoredRelease, file: string): PageFile {
  return { address: base + file, integrity: files[`web/${file}`] };
}

/** The files that start a release in a language; undefined when it does not have that language. */
function entryIn({ entry }: StoredRelease, language: Language): EntryFiles | undefined {
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

/** The files of the shell that every page of a language asks for. */
export function shellFiles(
  live: LiveReleases,
  language: Language,
): Pick<PageParts, 'scripts' | 'fonts' | 'icons' | 'stylesForPrint'> {
  const { scripts, fonts, icons, stylesForPrint = [] } = shellEntry(live, language);
  const files = (names: readonly string[]) => names.map((name) => fileOf(live.shell, name));
  return {
    scripts: files(scripts),
    fonts: files(fonts),
    icons: files(icons),
    stylesForPrint: files(stylesForPrint),
  };
}

/** The release and the name that an exposed module has in it: `remoteOrder/OrderForm` is `OrderForm` of that release. */
function locate(live: LiveReleases, module: LocalisedModule) {
  const [remote, name = ''] = module.split('/') as [RemoteName, string?];
  const release = live[remote];
  if (!release) throw new Error(`No release of ${remote} is deployed.`);
  const files = release.modules[name];
  if (!files) throw new Error(`${release.id} of ${remote} does not expose ${name}.`);
  return { remote, release, files };
}

/** A file of a release, relative to the release's browser files. */
export interface ReleaseFile {
  release: StoredRelease;
  file: string;
}

/** The style sheets of a page: the shell's, then those of the modules that it shows. Modules of one release may share one. */
export function stylesOf(
  live: LiveReleases,
  spoken: readonly Language[],
  modules: readonly LocalisedModule[],
): ReleaseFile[] {
  const { shell } = live;
  const all = [
    ...spoken
      .flatMap((language) => shellEntry(live, language).styles)
      .map((file) => ({ release: shell, file })),
    ...modules.flatMap((module) => {
      const { release, files } = locate(live, module);
      return files.styles.map((file) => ({ release, file }));
    }),
  ];
  return [...new Map(all.map((sheet) => [sheet.release.base + sheet.file, sheet])).values()];
}

const languageOfModule = (name: string) =>
  languages.find((further) => name.endsWith(`.${further}`)) ?? defaultLanguage;

/** The scripts and styles of a release that only pages in other languages ask for. */
function filesOfOthers(release: StoredRelease, language: Language): Set<string> {
  const filesOf = (start?: Pick<EntryFiles, 'scripts' | 'styles'>) =>
    start ? [...start.scripts, ...start.styles] : [];
  // A remote starts alike in every language; the shell has an entry for each.
  const starts = release.entry.further
    ? languages.map((it) => ({ it, files: filesOf(entryIn(release, it)) }))
    : [];
  const modules = Object.entries(release.modules).map(([name, module]) => ({
    it: languageOfModule(name),
    // A module that a release lacks in this language is shown in the default one.
    isStandIn: !(`${moduleOf(name as LocalisedModule)}.${language}` in release.modules),
    files: filesOf(module),
  }));
  const isOwn = (part: { it: Language; isStandIn?: boolean }) =>
    part.it === language || (part.it === defaultLanguage && part.isStandIn === true);
  const parts = [...starts, ...modules];
  const own = new Set(parts.filter(isOwn).flatMap(({ files }) => files));
  const others = parts.flatMap(({ files }) => files).filter((file) => !own.has(file));
  return new Set(others);
}

/** Of the pages that a remote serves, those in a language, with its texts alone. */
const routesIn = (routes: readonly PinnedRoute[], language: Language): PinnedRoute[] =>
  routes.flatMap((route) => {
    const texts = route.texts[language];
    return texts ? [{ ...route, texts: { [language]: texts } }] : [];
  });

/** What a page in a language says of releases: what it may load of them, and no more. */
export function pinnedReleases(live: LiveReleases, language: Language): PinnedReleases {
  const pinned = applicationNames.flatMap((name) => {
    const release = live[name];
    if (!release) return [];
    const others = filesOfOthers(release, language);
    const { integrity, modules = [], routes, ...rest } = pinnedRelease(release);
    const own = modules.filter((it) => languageOfModule(it) === language);
    const admitted = Object.entries(integrity).filter(
      ([address]) => !others.has(address.slice(release.base.length)),
    );
    // Of a build that others made, the pin says it for all modules at once.
    const listed = rest.adopted ? [] : own;
    const files = listed.map((it) => {
      const { scripts = [], styles = [] } = release.modules[it] ?? {};
      return [it, [...scripts, ...styles]];
    });
    const named: PinnedRelease = {
      ...rest,
      ...(routes && { routes: routesIn(routes, language) }),
      integrity: Object.fromEntries(admitted),
      modules: own,
      files: Object.fromEntries(files) as Record<string, string[]>,
    };
    return [[name, named]];
  });
  return Object.fromEntries(pinned) as PinnedReleases;
}
