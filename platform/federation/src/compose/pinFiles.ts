import { createHash } from 'node:crypto';
import type { Language } from '@site/contracts/languages';
import { PINS, type FurtherPins, type PinnedReleases } from '@site/contracts/pinnedReleases';
import { PINS_ADDRESS } from '@site/contracts/publishedRelease';
import { sheetsOf } from '@site/contracts/sheetMarks';
import { remoteNames } from '@site/tooling/workspace';
import { pinsScript } from '../page/boot/bootScript';
import type { PageFile } from '../page/pageFile';
import { integrityOf } from '../releases/hashFiles';
import type { LiveReleases } from '../releases/liveReleases';
import { languagesOf, pinnedReleases, shellFiles, stylesApartOf, stylesOf } from './filesOfPage';
import { placeTextFile, type PlaceTextOptions } from './placeTextFile';

const HASH_LENGTH = 12;

/**
 * A deployment whose pins are longer than this has no script of them: a page would load those of many remotes that it
 * does not show. Characters of the script.
 */
const MOST_IN_SCRIPT = 10_000;

/** The files with pins of a deployment, in one language. */
export interface PinFiles {
  /** What pages say of the file with the pins of all remotes. */
  block: FurtherPins;
  /** What that file holds. */
  text: string;
  /** The script with the pins of all releases, which a page starts with, and their sheets; undefined where pages have theirs. */
  script: (Required<PageFile> & { text: string; sheets: readonly string[] }) | undefined;
}

/**
 * The pins of all releases. What every page itself asks for of the shell has its hash there; the sheets that only some pages
 * have are listed, since the script is the same for all.
 */
function scriptOf(live: LiveReleases, language: Language): string | undefined {
  if (!live.shell.startsWithPins) return undefined;
  const apart = live.shell.bringsStyles ? stylesApartOf(live, language) : [];
  const brought = apart.map(({ address }) => address);
  const styles = stylesOf(live, language, []).map((it) => it.release.base + it.file);
  const { scripts, stylesForPrint = [] } = shellFiles(live, language);
  const linked = [...scripts, ...stylesForPrint].map(({ address }) => address);
  const inPage = new Set([...styles.filter((it) => !brought.includes(it)), ...linked]);
  const { shell, ...remotes } = pinnedReleases(live, language, { inPage });
  const pins = { shell: { ...shell, ...(brought.length > 0 && { styles: brought }) }, ...remotes };
  const text = `self.${PINS}=${JSON.stringify(pins)};`;
  return text.length > MOST_IN_SCRIPT ? undefined : `${text}\n${pinsScript}`;
}

function remotesIn(live: LiveReleases, language: Language): PinnedReleases {
  return pinnedReleases(live, language, { isNamed: (name) => name !== 'shell' });
}

function blockOf(
  live: LiveReleases,
  language: Language,
  { address, text }: { address: string; text: string },
): FurtherPins {
  const routes = Object.values(remotesIn(live, language)).flatMap((it) => it.routes ?? []);
  const menu = routes.flatMap(({ path, texts }) => {
    const entry = texts[language]?.menu;
    return entry === undefined ? [] : [{ path, menu: entry }];
  });
  const absent = remoteNames.filter((name) => !live[name]);
  return {
    address,
    integrity: integrityOf(Buffer.from(text)),
    ...(menu.length > 0 && { menu }),
    ...(absent.length > 0 && { absent }),
  };
}

/**
 * Makes the pins that pages of a deployment leave to files. They are the same for each language, whatever page asks for
 * them. None for a shell that does not fetch them.
 */
export function pinFiles(live: LiveReleases): Map<Language, PinFiles> {
  if (!live.shell.fetchesPins) return new Map();
  const made = languagesOf(live).map((language) => ({
    language,
    text: JSON.stringify(remotesIn(live, language)),
    script: scriptOf(live, language),
  }));
  const all = made.flatMap(({ text, script = '' }) => [text, script]);
  const hash = createHash('sha256').update(all.join('\n')).digest('hex').slice(0, HASH_LENGTH);
  return new Map(
    made.map(({ language, text, script }) => {
      const address = `${PINS_ADDRESS}${hash}/${language}`;
      return [
        language,
        {
          block: blockOf(live, language, { address: `${address}.json`, text }),
          text,
          script:
            script === undefined
              ? undefined
              : {
                  address: `${address}.js`,
                  integrity: integrityOf(Buffer.from(script)),
                  text: script,
                  sheets: sheetsOf(pinsInScript(script)),
                },
        },
      ];
    }),
  );
}

/** The pins in the text of such a script: its first line. */
export function pinsInScript(text: string): PinnedReleases {
  const [pins = ''] = text.split('\n', 1);
  return JSON.parse(pins.slice(pins.indexOf('{'), pins.lastIndexOf('}') + 1)) as PinnedReleases;
}

/** Writes them to a site. */
export async function placePinFiles(
  live: LiveReleases,
  site: string,
  options?: PlaceTextOptions,
): Promise<void> {
  for (const { block, text, script } of pinFiles(live).values()) {
    await placeTextFile({ address: block.address, text }, site, options);
    if (script) await placeTextFile(script, site, options);
  }
}
