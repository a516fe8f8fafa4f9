import type { PinnedRelease } from '@site/contracts/pinnedReleases';
import { fetchFile } from '../remotes/fetchFile';

/** How long another page is held back for its styles, in ms: most need none of these. */
const LONGEST_WAIT = 3000;

let underWay: Promise<unknown> | undefined;

/** Settles when no page would be drawn without its styles any more; undefined when that is so already. */
export const stylesUnderWay = (): Promise<unknown> | undefined => underWay;

/** Resolves when the sheet is there, or cannot be had past the caches either. */
async function addSheet(href: string, integrity = ''): Promise<unknown> {
  await fetchFile(href, integrity).catch(() =>
    fetchFile(href, integrity, { pastCaches: true }).catch(() => {}),
  );
  const sheet = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    crossOrigin: 'anonymous',
    fetchPriority: 'low',
    integrity,
    href,
  });
  // At the end: one that is added in front of another makes Chrome load all fonts again.
  document.head.append(sheet);
  return new Promise((resolve) => (sheet.onload = sheet.onerror = resolve));
}

/** Brings those of the shell's sheets that do not stand in the page, for the pages that a visitor goes on to. */
export function bringStyles({ styles = [], integrity = {} }: Partial<PinnedRelease> = {}): void {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-base]')];
  const inPage = blocks.map(({ dataset: { base, href } }) => `${base}${href}`);
  const missing = styles.filter((it) => !inPage.includes(it));
  const sheets = Promise.all(missing.map((it) => addSheet(it, integrity[it])));
  const tooLate = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
  underWay = Promise.race([sheets, tooLate]).then(() => (underWay = undefined));
}
