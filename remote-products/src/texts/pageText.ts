import {
  PAGE_TEXTS_FOLDER,
  PAGE_TEXTS_ID,
  READ_TEXT,
  type ReadText,
} from '@site/contracts/rendering';
import { fetchPageText } from './fetchPageText';
import { addressInRelease } from './addressInRelease';

/**
 * How long a failure is told to whoever asks, in ms: React asks more than once before it shows one, and nobody tries
 * again sooner.
 */
const FAILURE_STAYS = 300;

interface Fetched {
  text: Promise<object>;
  failedAt?: number;
}

let inPage: Readonly<Record<string, object>> | undefined;
const fetched = new Map<string, Fetched>();

function readBlock(): Readonly<Record<string, object>> {
  const block = document.getElementById(PAGE_TEXTS_ID)?.textContent;
  return block ? (JSON.parse(block) as Record<string, object>) : {};
}

/** The texts that came with the page, of whichever release it was made from. */
const textsInPage = () => (inPage ??= readBlock());

function fetchOnce(address: string): Promise<object> {
  const known = fetched.get(address);
  if (known && performance.now() - (known.failedAt ?? Infinity) < FAILURE_STAYS) return known.text;
  const fetching: Fetched = { text: fetchPageText(address) };
  fetching.text.catch(() => (fetching.failedAt = performance.now()));
  fetched.set(address, fetching);
  return fetching.text;
}

/**
 * A text that stands in no script, by its language and name: `en/gel`. It is there at once while a page is rendered, and in the
 * browser when it came with the page; otherwise it is fetched. A fetch that failed is made again when someone asks later.
 */
export function pageText(name: string): object | Promise<object> {
  const file = `${PAGE_TEXTS_FOLDER}/${name}.json`;
  const read = (globalThis as { [READ_TEXT]?: ReadText })[READ_TEXT];
  if (read) return read('remoteProducts', file) as object;
  const address = addressInRelease(file);
  return textsInPage()[address] ?? fetchOnce(address);
}
