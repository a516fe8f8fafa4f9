import type { Language } from '@site/contracts/languages';
import type { LocalisedModule } from '@site/contracts/exposedModules';
import { sheetMark } from '@site/contracts/sheetMarks';
import type { PageFile } from '../../page/pageFile';
import type { LiveReleases } from '../../releases/liveReleases';
import { stylesApartOf, stylesOf, type ReleaseFile } from '../filesOfPage';
import { hasClasses, shownBlocks } from './shownBlocks';
import type { HashedBlock, HashedStyles, styleBlocks } from './styleBlocks';

export interface ShownContent {
  html: string;
  /** The exposed modules that it was made with. */
  modules: readonly LocalisedModule[];
  /** Those that it speaks, its own first. */
  languages: readonly [Language, ...Language[]];
  /** The sheets that the page's pins name (`sheetsOf`), where it has one block of all its styles. */
  marked?: readonly string[] | undefined;
}

export interface StylesOfPage {
  /** What stands in the page, in the order of the cascade. */
  styles: (HashedBlock | HashedStyles)[];
  /** The shell's sheets of which it shows nothing. */
  stylesLater: PageFile[];
  /** The addresses of all sheets that stand in it. */
  addresses: string[];
}

/** Some sheets as one block; none of an empty list. */
interface BlockOfPage {
  sheets: readonly ReleaseFile[];
  block: HashedBlock | undefined;
}

const blocksOf = (all: readonly BlockOfPage[]) => all.flatMap(({ block }) => block ?? []);

const addressOf = ({ release, file }: ReleaseFile) => release.base + file;

/**
 * Chooses the styles of a page: what the shell draws on all of them as one block, and of the other sheets those of which the
 * page shows something. Remotes' scripts load the rest of their sheets; the shell brings its own, or the boot script does.
 */
export async function stylesOfPage(
  live: LiveReleases,
  blocks: ReturnType<typeof styleBlocks>,
  { html, modules, languages, marked }: ShownContent,
): Promise<StylesOfPage> {
  const all = languages.flatMap((it) => stylesOf(live, it, modules));
  const sheets = [...new Map(all.map((it) => [addressOf(it), it])).values()];
  const apart = new Map(stylesApartOf(live, languages[0]).map((it) => [it.address, it]));
  const isEverywhere = (it: ReleaseFile) => it.release === live.shell && !apart.has(addressOf(it));
  const everywhere = sheets.filter(isEverywhere);
  const shell = { sheets: everywhere, block: await blocks.of(everywhere) };
  const others = await Promise.all(
    sheets
      .filter((it) => !isEverywhere(it))
      .map(async (it) => ({ sheets: [it], block: await blocks.of([it]) })),
  );
  const shown = shownBlocks(html, shell.block ? [shell.block] : [], blocksOf(others));
  // What others built may select its elements in any way, and so may a sheet without classes.
  const isShown = ({ sheets: [it], block }: BlockOfPage) =>
    !!block && (!!it?.release.adopted || !hasClasses(block) || shown.has(block));
  const inPage = [shell, ...others.filter(isShown)];
  const addresses = inPage.flatMap((it) => it.sheets.map(addressOf));
  const stylesLater = [...apart.values()].filter(({ address }) => !addresses.includes(address));
  if (!marked) return { styles: blocksOf(inPage), stylesLater, addresses };
  // What others built stays apart: no fault in it reaches another sheet.
  const isAdopted = ({ sheets: [it] }: BlockOfPage) => it?.release.adopted !== undefined;
  const marksOf = ({ sheets }: BlockOfPage) =>
    sheets
      .map((it) => marked.indexOf(addressOf(it)))
      .filter((place) => place >= 0)
      .map(sheetMark)
      .join('');
  const own = inPage
    .filter((it) => !isAdopted(it))
    .flatMap((it) => (it.block ? [[marksOf(it), it.block] as const] : []));
  const styles = [blocks.joined(own), ...blocksOf(inPage.filter(isAdopted))];
  return { styles, stylesLater, addresses };
}
