import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl } from '../headers/siteHeaders';
import { acceptedEncoding } from '../site-files/acceptedEncoding';
import { contentTypeOf } from '../site-files/contentTypes';
import { sendFile, sendText } from '../site-files/sendFile';
import { isFileAddress } from '../site-files/siteAddress';
import { openSiteFiles } from '../site-files/openSiteFiles';
import { DESK_APP_CHECK_PATH } from '@site/contracts/appCheckFrame';
import { deskFrameHeaders, deskHeaders, withAppCheck } from './deskHeaders';

const PAGE = '/index.html';

/** Makes the handler of the desk's files. Every address that is none of a file is the one page. */
export function createDeskFiles(folder: string) {
  const files = openSiteFiles(folder);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = ''] = (request.url ?? '').split('?');
    const headers = {
      ...deskHeaders,
      ...(files.encodingsOf(DESK_APP_CHECK_PATH) && withAppCheck),
      ...(path === DESK_APP_CHECK_PATH && deskFrameHeaders),
    };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Use GET or HEAD here.');
    }
    if (isFileAddress(path) && !files.encodingsOf(path)) {
      return sendText(response, 404, 'No such file.');
    }
    const file = files.encodingsOf(path) ? path : PAGE;
    const encodings = files.encodingsOf(file) ?? new Set();
    const encoding = acceptedEncoding(request.headers['accept-encoding'] as string, encodings);
    const content = await files.read(file, encoding);
    response.setHeader('Content-Type', contentTypeOf(file));
    response.setHeader('Vary', 'Accept-Encoding');
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    const isRelease = file.startsWith('/assets/');
    response.setHeader('Cache-Control', isRelease ? cacheControl.release : cacheControl.page);
    return sendFile(request, response, content);
  };
}
