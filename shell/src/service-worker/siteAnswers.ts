import { canonicalPath } from '@site/company/paths';
import { PAGE_START } from '@site/contracts/serviceWorker';
import { withTimeout } from '@site/shared-ui/withTimeout';

/** How long the beginning of a page may take after its headers, in ms. */
const MAX_START_MS = 4000;

/** The text of a response up to a mark, or all of it where the mark is missing. Nothing is drawn of a page before its body. */
async function textUntil(mark: string, response: Response): Promise<string> {
  const reader = response.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader && !text.includes(mark)) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
  }
  // Both copies wait for each other's readers otherwise.
  void reader?.cancel();
  return text;
}

/**
 * Whether the site itself answers for a page: with one of its own, with the page for unknown addresses, or by leading to where
 * the page is known. A host that stumbles sends an error or nothing; a network that wants its visitors to sign in sends a page
 * of its own, or leads to it.
 */
export async function isOfSite(path: string, response: Response): Promise<boolean> {
  if (response.type === 'opaqueredirect') return canonicalPath(path) !== path;
  if (response.status >= 500) return false;
  const late = () => new Error(`The page did not begin in time (limit ${MAX_START_MS} ms)`);
  const start = withTimeout(MAX_START_MS, textUntil(PAGE_START, response), late);
  return (await start.catch(() => '')).includes(PAGE_START);
}

/**
 * A file as it is kept; null for what is no file. One whose hash was compared may be empty. Without `Vary`: a cache refuses `*`,
 * and Firefox compares the other headers with those of a request that asks for the same file in another way. All that is kept is
 * for the one browser that asked for it.
 */
export async function fileToKeep(response: Response, integrity = ''): Promise<Response | null> {
  const { status } = response;
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (status !== 200 || isPage) return null;
  const body = await response.clone().blob();
  return body.size > 0 || integrity ? withoutVary(response, body) : null;
}

export function withoutVary(response: Response, body: BodyInit | null = response.body): Response {
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.delete('vary');
  return new Response(body, { status, statusText, headers });
}
