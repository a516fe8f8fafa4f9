import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostingAnswer } from '@site/deploy/hosting/hostingAnswers';
import { contentTypeOf } from '@site/deploy/hosting/siteFiles';
import { sendBody, sendFile, sendText } from './sendFile';
import type { SiteFiles } from './openSiteFiles';

/** Makes the handler for pages and files of the live site, which answers as the host does. `answersOf` is asked once for a site. */
export function createSiteHandler(
  liveSite: () => SiteFiles,
  answersOf: (site: SiteFiles) => (path: string) => HostingAnswer,
) {
  const known = new WeakMap<SiteFiles, (path: string) => HostingAnswer>();
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Use GET or HEAD here.');
    }
    const [path = '', query] = (request.url ?? '').split(/\?(.*)/s);
    // A page's headers and its style blocks come from one composition.
    const site = liveSite();
    const answers = known.get(site) ?? answersOf(site);
    known.set(site, answers);
    const { code, headers, file } = answers(path);
    setHeaders(response, headers);
    if (code === 301) {
      response.setHeader('Location', headers.location + (query === undefined ? '' : `?${query}`));
      return sendText(response, 301, `This page is at ${headers.location}`);
    }
    if (file === undefined) return sendText(response, 404, 'No such page.');
    const content = await readEncoded(site, file, request, response);
    if (code === 200) return sendFile(request, response, content);
    return sendBody(response, code, content.bytes);
  };
}

/** Reads a file in the encoding that the request accepts, and sets the content headers. */
async function readEncoded(
  site: SiteFiles,
  file: string,
  { headers }: IncomingMessage,
  response: ServerResponse,
) {
  const content = await site.read(file, headers['accept-encoding'] as string | undefined);
  response.setHeader('Content-Type', contentTypeOf(file));
  response.setHeader('Vary', 'Accept-Encoding');
  if (content.encoding) response.setHeader('Content-Encoding', content.encoding);
  return content;
}

export function setHeaders(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
