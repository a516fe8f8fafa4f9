import { SCRIPT_TIMEOUT_MS } from '@site/contracts/scriptTimeout';
import type { PageTextFile } from '@site/contracts/rendering';

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  return btoa(String.fromCharCode(...bytes));
}

async function fetchChecked(address: string, cache: RequestCache): Promise<object> {
  const signal = AbortSignal.timeout(SCRIPT_TIMEOUT_MS);
  const [hash, json] = (await (await fetch(address, { cache, signal })).json()) as PageTextFile;
  if (hash !== (await hashOf(json))) throw new Error(`${address} arrived damaged.`);
  return JSON.parse(json) as object;
}

/** Fetches a text that stands in no script. One that fails or comes damaged is asked for again past the caches, once. */
export const fetchPageText = (address: string): Promise<object> =>
  fetchChecked(address, 'default').catch(() => fetchChecked(address, 'reload'));
