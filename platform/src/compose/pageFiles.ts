import type { ExposedModule, PinnedReleases, RemoteName } from '@site/contracts/federation';
import type { StoredRelease } from '../releases/release';
import { applicationNames } from '../workspace';
import type { PageFile, PageParts } from './page';
import { pinnedRelease } from './pinnedRelease';
import type { Composition } from './publishComposition';

/** A file of a release as a page names it. `file` is relative to the release's browser files. */
function fileOf({ base, files }: StoredRelease, file: string): PageFile {
  return { address: base + file, integrity: files[`web/${file}`] };
}

/** The files of the shell that every page asks for. */
export function shellFiles({ shell }: Composition): Pick<PageParts, 'scripts' | 'fonts' | 'icons'> {
  const { scripts, fonts, icons } = shell.entry;
  const files = (names: readonly string[]) => names.map((name) => fileOf(shell, name));
  return { scripts: files(scripts), fonts: files(fonts), icons: files(icons) };
}

/** The release and the name that an exposed module has in it: `remoteOrder/OrderForm` is `OrderForm` of that release. */
function locate(composition: Composition, module: ExposedModule) {
  const [remote, name = ''] = module.split('/') as [RemoteName, string?];
  const release = composition[remote];
  const files = release.modules[name];
  if (!files) throw new Error(`${release.id} of ${remote} does not expose ${name}.`);
  return { remote, release, files };
}

/** The styles of a page: the shell's, then those of the modules that it shows. */
export function stylesOf(composition: Composition, modules: readonly ExposedModule[]): PageFile[] {
  const { shell } = composition;
  return [
    ...shell.entry.styles.map((name) => fileOf(shell, name)),
    ...modules.flatMap((module) => {
      const { release, files } = locate(composition, module);
      return files.styles.map((name) => fileOf(release, name));
    }),
  ];
}

/** The scripts that the shell will ask for on a page: each remote's container, then the modules that are shown. */
export function scriptsOf(composition: Composition, modules: readonly ExposedModule[]): PageFile[] {
  const located = modules.map((module) => locate(composition, module));
  const containers = [...new Set(located.map(({ release }) => release))];
  const files = [
    ...containers.flatMap((release) => release.entry.scripts.map((name) => fileOf(release, name))),
    ...located.flatMap(({ release, files: { scripts } }) =>
      scripts.map((name) => fileOf(release, name)),
    ),
  ];
  return [...new Map(files.map((it) => [it.address, it])).values()];
}

/** What a page says of the releases that it was made from. */
export function pinnedReleases(composition: Composition): PinnedReleases {
  const pinned = applicationNames.map((name) => [name, pinnedRelease(composition[name])]);
  return Object.fromEntries(pinned) as PinnedReleases;
}
