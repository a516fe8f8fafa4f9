import type { IncomingMessage, ServerResponse } from 'node:http';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { APP_CHECK_PATH } from '@site/contracts/appCheckFrame';
import { NOT_FOUND_FILE } from '@site/compose/pages';
import { appCheckHeaders } from '../headers/appCheckHeaders';
import {
  cacheControl,
  EMBEDDED_ELSEWHERE,
  embeddedHeaders,
  isReleaseFile,
  releaseFileHeaders,
} from '../headers/siteHeaders';
import { acceptedEncoding } from './acceptedEncoding';
import { contentTypeOf } from './contentTypes';
import { sendBody, sendFile, sendText } from './sendFile';
import { canonicalAddress, isFileAddress, pageFileOf } from './siteAddress';
import type { FileContent, SiteFiles } from './openSiteFiles';

/** The page for unknown addresses. */
const NOT_FOUND = `/${NOT_FOUND_FILE}`;

/** How often a request is retried because a new composition replaced the site it was answered from. */
const MAX_ATTEMPTS = 3;

/** Makes the handler for pages and files of the live site, with the headers of what was asked for. */
export function createSiteHandler(
  liveSite: () => SiteFiles,
  headersOf: (site: SiteFiles) => Readonly<Record<string, string>>,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Use GET or HEAD here.');
    }
    for (let attempt = 1; ; attempt++) {
      const site = liveSite();
      // A page's headers and its style blocks come from one composition.
      setHeaders(response, headersOf(site));
      try {
        return await respond(site, request, response);
      } catch (failure) {
        if (attempt >= MAX_ATTEMPTS || liveSite() === site) throw failure;
      }
    }
  };
}

async function respond(site: SiteFiles, request: IncomingMessage, response: ServerResponse) {
  const { path, query } = splitAddress(request.url ?? '');
  if (!path.endsWith('.html') && site.encodingsOf(path)) {
    const content = await readEncoded(site, path, request, response);
    const isOfRelease = isReleaseFile(path);
    if (isOfRelease) setHeaders(response, releaseFileHeaders);
    if (EMBEDDED_ELSEWHERE.includes(path)) setHeaders(response, embeddedHeaders);
    response.setHeader('Cache-Control', cacheControl[isOfRelease ? 'release' : 'page']);
    return sendFile(request, response, content);
  }
  // A page in place of a missing script would be run or cached as that script. Whoever opens an address sees a page.
  const isOpened = request.headers.accept?.includes('text/html') === true;
  if (path.startsWith(RELEASES_ADDRESS) || (isFileAddress(path) && !isOpened)) {
    return sendText(response, 404, 'No such file.');
  }

  const file = pageFileOf(path);
  if (site.encodingsOf(file)) {
    const content = await readEncoded(site, file, request, response);
    if (path === APP_CHECK_PATH) setHeaders(response, appCheckHeaders);
    response.setHeader('Cache-Control', cacheControl.page);
    return sendFile(request, response, content);
  }
  const canonical = canonicalAddress(path);
  if (canonical !== undefined && site.encodingsOf(pageFileOf(canonical))) {
    response.setHeader('Location', canonical + query);
    return sendText(response, 301, `This page is at ${canonical}`);
  }
  return sendNotFound(site, request, response);
}

async function sendNotFound(site: SiteFiles, request: IncomingMessage, response: ServerResponse) {
  if (!site.encodingsOf(NOT_FOUND)) return sendText(response, 404, 'No such page.');
  const { bytes } = await readEncoded(site, NOT_FOUND, request, response);
  response.setHeader('Cache-Control', cacheControl.page);
  sendBody(response, 404, bytes);
}

/** Reads a file in the encoding that the request accepts, and sets the content headers. */
async function readEncoded(
  site: SiteFiles,
  file: string,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<FileContent> {
  const encoding = acceptedEncoding(
    headers['accept-encoding'] as string | undefined,
    site.encodingsOf(file) ?? new Set(),
  );
  const content = await site.read(file, encoding);
  response.setHeader('Content-Type', contentTypeOf(file));
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  return content;
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Splits an address into its path, still encoded, and its query with the question mark. */
function splitAddress(url: string): { path: string; query: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at) };
}
