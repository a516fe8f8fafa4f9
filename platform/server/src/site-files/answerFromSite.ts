import type { IncomingMessage, ServerResponse } from 'node:http';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { languageOf, languages } from '@site/contracts/languages';
import { notFoundFile } from '@site/federation/page/notFoundFile';
import { acceptedEncoding } from './acceptedEncoding';
import { contentTypeOf } from './contentTypes';
import { sendContent, sendSentence, sendWhole } from './sendContent';
import { isFileAddress, pageFileOf, plainAddress } from './siteAddress';
import type { Content, SiteContent } from './siteContent';
import { cacheControl, isReleaseFile } from '../headers/siteHeaders';

/** The pages for addresses without a screen. */
const notFoundPages = languages.map((it) => `/${notFoundFile(it)}`);

/** How often a request is answered anew because the site it was being answered from was replaced. */
const ATTEMPTS = 3;

/**
 * Answers requests for pages and files of the live site. A request whose site is replaced meanwhile is answered from the
 * new one. Takes what gives the live site, and its headers.
 */
export function answerFromSite(
  liveSite: () => SiteContent,
  headersOf: (site: SiteContent) => Readonly<Record<string, string>>,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendSentence(response, 405, 'Pages and files can only be read.');
    }
    for (let attempt = 1; ; attempt++) {
      const site = liveSite();
      // A page's headers and its style blocks come from one composition.
      setHeaders(response, headersOf(site));
      try {
        return await answerFrom(site, request, response);
      } catch (failure) {
        if (attempt >= ATTEMPTS || liveSite() === site) throw failure;
      }
    }
  };
}

async function answerFrom(site: SiteContent, request: IncomingMessage, response: ServerResponse) {
  const { path, query } = splitAddress(request.url ?? '');
  const isOfRelease = path.startsWith(RELEASES_ADDRESS);
  if (!notFoundPages.includes(path) && !path.endsWith('.html') && site.encodingsOf(path)) {
    const content = await choose(site, path, request, response);
    const isFixed = isReleaseFile(path);
    response.setHeader('Cache-Control', isFixed ? cacheControl.release : cacheControl.page);
    return sendContent(request, response, content);
  }
  // A script that is missing must not be answered with a page, nor may a cache keep that it is missing.
  if (isOfRelease || isFileAddress(path)) return sendSentence(response, 404, 'No such file.');

  const file = pageFileOf(path);
  if (site.encodingsOf(file)) {
    const content = await choose(site, file, request, response);
    response.setHeader('Cache-Control', cacheControl.page);
    return sendContent(request, response, content);
  }
  const plain = plainAddress(path);
  if (plain !== undefined && site.encodingsOf(pageFileOf(plain))) {
    response.setHeader('Location', plain + query);
    return sendSentence(response, 301, `This page is at ${plain}`);
  }
  return answerNotFound(site, path, request, response);
}

async function answerNotFound(
  site: SiteContent,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const own = `/${notFoundFile(languageOf(path))}`;
  const page = [own, ...notFoundPages].find((it) => site.encodingsOf(it));
  if (page === undefined) return sendSentence(response, 404, 'No such page.');
  const { bytes } = await choose(site, page, request, response);
  response.setHeader('Cache-Control', cacheControl.page);
  sendWhole(response, 404, bytes);
}

/** Reads a file in the encoding that the request asks for, and says in the response what it is. */
async function choose(
  site: SiteContent,
  file: string,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<Content> {
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

/** Parts the path, as it was sent, from the query with its question mark. */
function splitAddress(url: string): { path: string; query: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at) };
}
