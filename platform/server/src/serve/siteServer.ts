import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { RemoteName } from '@site/contracts/remotes';
import { VIOLATIONS_ADDRESS } from '@site/contracts/visitReport';
import { APP_CHECK_FILE } from '@site/compose/page/appCheckPage';
import type { ServerAddresses } from '@site/order-backend/journal/runningServer';
import { isFirestorePath, type Firestore } from '@site/order-backend/wire/openStore';
import { createInbox, isInboxPath } from '@site/order-backend/telling/local/inbox';
import type { NoticeSettings } from '@site/order-backend/telling/settings/settingsSchema';
import { openLocalDatabase } from './localDatabase';
import { takeOrdersFor } from './takeOrdersFor';
import { createSiteHandler, setHeaders } from '../site-files/siteHandler';
import type { DeskOptions, RunningDesk } from '../desk/serveDesk';
import type { Certificate } from '../http/certificate';
import { hostingAnswers } from '@site/deploy/hosting/hostingAnswers';
import { headerRules, releaseFoldersOf } from '@site/deploy/hosting/hostingRules';
import { createReportEndpoint } from './reportEndpoint';
import { countsIn, openCountFile } from '@site/reports/countFile';
import { takeReports } from '@site/reports/takeReports';
import { listenLocally } from '@site/tooling/http/listenLocally';
import { gracefulShutdown } from '../http/gracefulShutdown';
import { followLiveSite, followSite } from '../site-files/followLiveSite';
import { headersForLocalRemote, withLocalRemote } from './localRemote';
import { sendText } from '../site-files/sendFile';
import type { SiteFiles } from '../site-files/openSiteFiles';
import { secureOriginHeaders, securityHeaders } from '@site/deploy/hosting/siteHeaders';
import { serveStaff } from './serveStaff';
import { createWebServer } from '../http/webServer';

export interface SiteServerOptions {
  /** The composed site's folder or a link to it, which may change while the server runs. */
  site: string;
  /** The folder for enquiries and for counts of reports. */
  data: string;
  /** 0 for any free port. */
  port: number;
  /** What is previewed on this machine, perhaps later: a link to a composed site's folder, at a port of its own. */
  preview?: { site: string; port: number } | undefined;
  /** A remote to take from its development server instead of its live release. */
  local?: RemoteName | undefined;
  /** With a certificate, the site is served under https, with the headers for https. */
  certificate?: Certificate | undefined;
  /** Tells staff of enquiries: mails in the data folder, and an inbox that shows them. */
  notices?: NoticeSettings | undefined;
  /** Whether the store refuses what has no token of App Check. */
  enforcesAppCheck?: boolean | undefined;
  /** Serves the order desk beside it, which needs notices. */
  desk?: Pick<DeskOptions, 'folder' | 'port'> | undefined;
}

export interface RunningSite extends ServerAddresses {
  inbox?: string | undefined;
  desk?: RunningDesk | undefined;
  /** Shuts the server down after open requests have finished. */
  close(): Promise<void>;
}

function reportEndpoints(data: string) {
  const takers = takeReports(openCountFile(countsIn(data)));
  return new Map([...takers].map(([address, take]) => [address, createReportEndpoint(take)]));
}

const NO_PREVIEW =
  'Nothing is previewed. For example: npm run site -- preview change-12 products@1.5.0 --to local';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Serves the live site on `localhost`, with the headers of production, Firestore (the local store) under `/v1/`,
 * and the report endpoints.
 * @throws when there is no site, the port is in use (`EADDRINUSE`), or the data folder is in use or unusable.
 */
export async function serveSite({
  site,
  data,
  port,
  preview,
  local,
  certificate,
  notices: noticeSettings,
  enforcesAppCheck,
  desk: deskOptions,
}: SiteServerOptions): Promise<RunningSite> {
  const liveSite = followLiveSite(site);
  const headersOf = ({ hashes, addresses }: SiteFiles) => {
    const settings = {
      ...hashes,
      violations: VIOLATIONS_ADDRESS,
      hasAppCheck: addresses.has(APP_CHECK_FILE),
    };
    const headers = certificate ? secureOriginHeaders(settings) : securityHeaders(settings);
    return local ? headersForLocalRemote(local, headers) : headers;
  };
  const known = new WeakMap<SiteFiles, ReturnType<typeof hostingAnswers>>();
  const answersOf = (files: SiteFiles) => {
    const { addresses } = files;
    const hasAppCheck = addresses.has(APP_CHECK_FILE);
    const releases = releaseFoldersOf(addresses);
    const answers =
      known.get(files) ??
      hostingAnswers(
        { headers: headerRules(headersOf(files), { releases, hasAppCheck }) },
        addresses,
      );
    known.set(files, answers);
    return answers;
  };
  const shownSite = local ? withLocalRemote(local, liveSite) : liveSite;
  const handleSite = createSiteHandler(shownSite, answersOf);
  const endpoints = reportEndpoints(data);
  const server = createWebServer(certificate);
  const shutDown = gracefulShutdown(server);
  const inbox = noticeSettings && createInbox(data);
  let answerWith: (opened: Firestore) => void = () => {};
  const opened = new Promise<Firestore>((resolve) => (answerWith = resolve));
  function answerFrom(site: () => SiteFiles, handleFiles: Handler, inbox?: Handler): Handler {
    const takeOrders = takeOrdersFor(site);
    return async (request, response) => {
      // Requests that arrive while the store is being opened wait for it.
      const database = await opened;
      const url = request.url ?? '';
      const [path = ''] = url.split('?');
      setHeaders(response, headersOf(site()));
      if (isFirestorePath(url)) {
        await takeOrders();
        return void database.handle(request, response);
      }
      const handle = (isInboxPath(url) && inbox) || endpoints.get(path) || handleFiles;
      return handle(request, response);
    };
  }
  const answer = answerFrom(liveSite, handleSite, inbox);
  server.on('request', (request, response) => {
    answer(request, response).catch((failure: Error) => sendFailure(response, failure));
  });
  const previewServer = preview && createServer();
  const endPreview = previewServer && gracefulShutdown(previewServer);
  if (preview) {
    const previewed = followSite(preview.site);
    const shown = () => previewed() ?? liveSite();
    const answerPreview = answerFrom(shown, createSiteHandler(shown, answersOf));
    previewServer?.on('request', (request, response) => {
      if (!previewed()) return sendText(response, 404, NO_PREVIEW);
      answerPreview(request, response).catch((failure: Error) => sendFailure(response, failure));
    });
  }
  // Before the store is opened: a site that is started twice fails because of its port, not because of the journal.
  const boundPort = await listenLocally(server, port);
  const previewPort = previewServer && (await listenLocally(previewServer, preview?.port ?? 0));
  const servedAt = {
    address: `${certificate ? 'https' : 'http'}://localhost:${boundPort}`,
    preview: previewPort === undefined ? undefined : `http://localhost:${previewPort}`,
  };
  const { address } = servedAt;
  const database = await openLocalDatabase(data, { enforcesAppCheck, servedAt }).catch(
    async (failure) => {
      await Promise.all([shutDown(), endPreview?.()]);
      throw failure;
    },
  );
  answerWith(database);
  const staff =
    noticeSettings &&
    (await serveStaff({
      settings: noticeSettings,
      database,
      data,
      address,
      desk: deskOptions,
    }).catch(async (failure) => {
      await Promise.all([shutDown(), endPreview?.()]);
      await database.close();
      throw failure;
    }));
  return {
    ...servedAt,
    inbox: staff?.inbox,
    desk: staff?.desk,
    close: async () => {
      await Promise.all([shutDown(), endPreview?.(), staff?.desk?.close()]);
      await staff?.stop();
      await database.close();
    },
  };
}

function sendFailure(response: ServerResponse, failure: NodeJS.ErrnoException): void {
  if (failure.code === 'ENOENT') console.error(`${failure.path} is missing. Run: npm run build`);
  else console.error('A request failed:', failure);
  if (response.headersSent) response.destroy();
  else sendText(response, 500, 'The site cannot be read. Run: npm run build');
}
