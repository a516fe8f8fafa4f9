import { createRoot } from 'react-dom/client';
import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { choosePreview } from './choosePreview';
import { forbidIndexing, removeStylesOf } from './pageHead';
import { PreviewBanner } from './PreviewBanner';
import { forgetWish, readWish } from './previewWish';

function leave() {
  forgetWish();
  location.reload();
}

/** Adds the banner to the page; gives what changes its sentence. A status is read out when it changes. */
function showBanner(): (sentence: string) => void {
  const place = document.createElement('div');
  // The banner sticks to the page's end, so the page itself must be what it stands in.
  place.style.display = 'contents';
  document.body.append(place);
  const root = createRoot(place);
  return (sentence) => root.render(<PreviewBanner sentence={sentence} onLeave={leave} />);
}

/**
 * Prepares the page for the preview that the tab asks for, and marks it on the screen. Takes the releases that the page
 * was made with; gives those to draw it with, the same object where the live site is shown.
 */
export async function startPreview(live: PinnedReleases): Promise<PinnedReleases> {
  const wish = readWish();
  if (wish === undefined) return live;
  forbidIndexing(document);
  const say = showBanner();
  say('The preview is on its way.');
  const { releases, changed, sentence } = await choosePreview(wish, live);
  say(sentence);
  changed.forEach((remote) => removeStylesOf(document, live[remote]));
  return releases;
}
