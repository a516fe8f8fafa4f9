import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { APP_CHECK_FILE } from '@site/compose/page/appCheckPage';
import { VIOLATIONS_ADDRESS } from '@site/contracts/visitReport';
import { hostingAnswers } from '@site/deploy/hosting/hostingAnswers';
import { headerRules, releaseFoldersOf } from '@site/deploy/hosting/hostingRules';
import { secureOriginHeaders, securityHeaders } from '@site/deploy/hosting/siteHeaders';
import { isInboxPath } from '@site/order-backend/telling/local/inbox';
import { isFirestorePath, type Firestore } from '@site/order-backend/wire/openStore';
import { countsIn, openCountFile } from '@site/reports/countFile';
import { takeReports } from '@site/reports/takeReports';
import { followSite } from '../site-files/followLiveSite';
import type { SiteFiles } from '../site-files/openSiteFiles';
import { sendText } from '../site-files/sendFile';
import { createSiteHandler, setHeaders } from '../site-files/siteHandler';
import { headersForLocalRemote, type LocalRemote } from './localRemote';
import { createReportEndpoint } from './reportEndpoint';
import { takeOrdersFor } from './takeOrdersFor';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface AnswerOptions {
  /** Requests that arrive while it is being opened wait for it. */
  database: Promise<Firestore>;
  /** The folder for counts of reports. */
  data: string;
  isSecure: boolean;
  /** A remote that comes from its development server. */
  local: LocalRemote | undefined;
}

const NO_PREVIEW =
  'Nothing is previewed. For example: npm run site -- preview change-12 products@1.5.0 --to local';

function reportEndpoints(data: string) {
  const takers = takeReports(openCountFile(countsIn(data)));
  return new Map([...takers].map(([address, take]) => [address, createReportEndpoint(take)]));
}

/** How the host would answer for a site's files, with the headers of production. */
function hostOf({ isSecure, local }: Pick<AnswerOptions, 'isSecure' | 'local'>) {
  const headersOf = ({ hashes, addresses }: SiteFiles) => {
    const settings = {
      ...hashes,
      violations: VIOLATIONS_ADDRESS,
      hasAppCheck: addresses.has(APP_CHECK_FILE),
    };
    const headers = isSecure ? secureOriginHeaders(settings) : securityHeaders(settings);
    return local ? headersForLocalRemote(local, headers) : headers;
  };
  const answersOf = (files: SiteFiles) => {
    const { addresses } = files;
    const hasAppCheck = addresses.has(APP_CHECK_FILE);
    const releases = releaseFoldersOf(addresses);
    const rules = headerRules(headersOf(files), { releases, hasAppCheck });
    return hostingAnswers({ headers: rules }, addresses);
  };
  return { headersOf, answersOf };
}

/** Answers for the sites of one server: with files, from the store under `/v1/`, and to what pages report. */
export function siteAnswers({ database, data, ...options }: AnswerOptions) {
  const { headersOf, answersOf } = hostOf(options);
  const endpoints = reportEndpoints(data);

  function answer(site: () => SiteFiles, inbox?: Handler): RequestListener {
    const handleFiles = createSiteHandler(site, answersOf);
    const takeOrders = takeOrdersFor(site);
    const handle: Handler = async (request, response) => {
      const store = await database;
      const url = request.url ?? '';
      const [path = ''] = url.split('?');
      setHeaders(response, headersOf(site()));
      if (isFirestorePath(url)) {
        await takeOrders();
        return store.handle(request, response);
      }
      return ((isInboxPath(url) && inbox) || endpoints.get(path) || handleFiles)(request, response);
    };
    return (request, response) => {
      handle(request, response).catch((failure: Error) => sendFailure(response, failure));
    };
  }

  return {
    answer,
    /** Answers for what a link leads to, once it leads to a site. */
    answerPreview(link: string, liveSite: () => SiteFiles): RequestListener {
      const previewed = followSite(link);
      const answerPreviewed = answer(() => previewed() ?? liveSite());
      return (request, response) =>
        previewed() ? answerPreviewed(request, response) : sendText(response, 404, NO_PREVIEW);
    },
  };
}

function sendFailure(response: ServerResponse, failure: NodeJS.ErrnoException): void {
  const isMissing = failure.code === 'ENOENT';
  if (isMissing) console.error(`${failure.path} is missing. Run: npm run build`);
  else console.error('A request failed:', failure);
  if (response.headersSent) response.destroy();
  else if (isMissing) sendText(response, 500, 'The site cannot be read. Run: npm run build');
  else sendText(response, 500, 'The request failed: the terminal says why.');
}
