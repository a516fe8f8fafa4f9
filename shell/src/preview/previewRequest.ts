import { PREVIEW } from '../requests/isAsked';
import { keepRequest } from '../requests/tabRequest';

/** The preview that this tab requests, such as `products@1.5.0-rc.1`; undefined for the live site. It ends with the tab. */
export function readPreviewRequest(): string | undefined {
  const requested = new URLSearchParams(location.search).get(PREVIEW);
  if (requested === null) return sessionStorage.getItem(PREVIEW) ?? undefined;
  keepRequest(PREVIEW, requested || undefined);
  return requested || undefined;
}
