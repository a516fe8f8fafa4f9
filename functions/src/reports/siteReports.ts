import { cloudCounts } from '@site/reports/cloudReports';
import { InvalidBody, takeReports, type ReportTaker } from '@site/reports/takeReports';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest, type Request } from 'firebase-functions/https';
import { appOfInstance } from '../instance';
import { cloudCountStore } from './cloudCountStore';

let takers: ReadonlyMap<string, ReportTaker> | undefined;

/** Made at the first call, when the project is known. */
function takersOfInstance(): ReadonlyMap<string, ReportTaker> {
  const counts = () => cloudCountStore(getFirestore(appOfInstance(), cloudCounts.database));
  return (takers ??= takeReports(counts()));
}

/**
 * Whom Google's front end saw: it adds that behind whatever the sender wrote. Visitors of the site come over one of
 * Hosting's proxies and share its rate, as nothing that names them cannot be forged.
 */
const clientOf = ({ headers }: Request): string =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim() ?? '';

/** Takes what pages and browsers report. The host of the site passes on the addresses that reports are sent to. */
export const siteReports = onRequest(
  {
    concurrency: 80,
    maxInstances: 2,
    timeoutSeconds: 30,
    invoker: 'public',
  },
  async (request, response) => {
    const take = takersOfInstance().get(request.url.split('?')[0] ?? '');
    const { code, headers, message } = take
      ? await take({
          method: request.method,
          type: request.headers['content-type'],
          length: request.headers['content-length'],
          client: clientOf(request),
          // The cloud has read it already, up to a limit of its own.
          read: async (maxBytes) => {
            const body = request.rawBody ?? Buffer.alloc(0);
            if (body.length > maxBytes) throw new InvalidBody(413, 'The body is too large.');
            return body;
          },
        })
      : { code: 404, headers: {}, message: 'Nothing is reported here.' };
    response.writeHead(code, { ...headers, 'Content-Type': 'text/plain' }).end(message);
  },
);
