import { createRoot } from 'react-dom/client';
import type { PinnedReleases, PinnedRelease } from '@site/contracts/pinnedReleases';
import { PreviewBanner } from './PreviewBanner';
import { PREVIEW } from '../requests/isAsked';
import { clearRequest } from '../requests/tabRequest';
import { toolPlace } from '../tools/toolPlace';
import { readPreviewRequest } from './previewRequest';
import { resolvePreview } from './resolvePreview';

function leave() {
  clearRequest(PREVIEW);
  location.reload();
}

/** Adds the banner. @returns a function that sets its message; screen readers announce each change. */
function showBanner(): (message: string) => void {
  const root = createRoot(toolPlace());
  return (message) => root.render(<PreviewBanner message={message} onLeave={leave} />);
}

/**
 * Prepares the page for the requested preview and shows the banner.
 * @returns the releases to render: the same object when the live site is shown.
 */
export async function startPreview(live: PinnedReleases): Promise<PinnedReleases> {
  const requested = readPreviewRequest();
  if (requested === undefined) return live;
  forbidIndexing(document);
  const setMessage = showBanner();
  setMessage('Loading the preview.');
  const { releases, changed, message } = await resolvePreview(requested, live);
  setMessage(message);
  changed.forEach((remote) => {
    const replaced = live[remote];
    if (replaced) removeStylesOf(document, replaced);
  });
  return releases;
}

/** Keeps this page out of search engines that run scripts. */
export function forbidIndexing(page: Document): void {
  const meta = page.createElement('meta');
  meta.name = 'robots';
  meta.content = 'noindex';
  page.head.append(meta);
}

/** Removes a release's styles: another release of the same remote uses the same class names. */
export function removeStylesOf(page: Document, { entry }: PinnedRelease): void {
  const base = entry.slice(0, entry.lastIndexOf('/') + 1);
  for (const sheet of page.querySelectorAll<HTMLElement>('[data-base]')) {
    if (sheet.dataset.base === base) sheet.remove();
  }
}
