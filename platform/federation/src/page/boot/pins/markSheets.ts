import { PINS, type PinnedReleases } from '@site/contracts/pinnedReleases';
import { SHEET_MARK, sheetsOf } from '@site/contracts/sheetMarks';

declare global {
  var _SITE_PINS: PinnedReleases;
}

// webpack's loader looks for elements with a sheet's file name before it adds the sheet, and so does the shell. A page has all
// sheets in one block, so those get an element each: a link that leads nowhere, as policies count empty style elements too.
const sheets = sheetsOf(self[PINS]);
for (const [, place] of document.querySelector('style')?.textContent.matchAll(SHEET_MARK) ?? []) {
  const address = sheets[+place!]!;
  const name = address.lastIndexOf('/') + 1;
  const mark = document.createElement('link');
  mark.rel = 'stylesheet';
  mark.dataset.base = address.slice(0, name);
  mark.dataset.href = address.slice(name);
  document.head.append(mark);
}
