import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl } from '@site/deploy/hosting/siteHeaders';
import { sendFile, sendText } from '../site-files/sendFile';
import { readEncoded, setHeaders } from '../site-files/siteHandler';
import { openSiteFiles } from '../site-files/openSiteFiles';
import { DESK_APP_CHECK_PATH } from '@site/order-model/appCheckFrame';
import { deskFrameHeaders, deskHeaders, withAppCheck } from '@site/deploy/hosting/deskHeaders';

const PAGE = '/index.html';

/** Makes the handler of the desk's files. Every address that is none of a file is the one page. */
export function createDeskFiles(folder: string) {
  const files = openSiteFiles(folder);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = ''] = (request.url ?? '').split('?');
    const headers = {
      ...deskHeaders,
      ...(files.addresses.has(DESK_APP_CHECK_PATH) && withAppCheck),
      ...(path === DESK_APP_CHECK_PATH && deskFrameHeaders),
    };
    setHeaders(response, headers);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Use GET or HEAD here.');
    }
    if (/\.[a-z0-9]+$/i.test(path) && !files.addresses.has(path)) {
      return sendText(response, 404, 'No such file.');
    }
    const file = files.addresses.has(path) ? path : PAGE;
    const content = await readEncoded(files, file, request, response);
    const isRelease = file.startsWith('/assets/');
    response.setHeader('Cache-Control', isRelease ? cacheControl.release : cacheControl.page);
    return sendFile(request, response, content);
  };
}
