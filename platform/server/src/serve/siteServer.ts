import { createServer } from 'node:http';
import type { ServerAddresses } from '@site/order-backend/journal/runningServer';
import { createInbox } from '@site/order-backend/telling/local/inbox';
import type { NoticeSettings } from '@site/order-backend/telling/settings/settingsSchema';
import { listenLocally } from '@site/tooling/http/listenLocally';
import type { DeskOptions, RunningDesk } from '../desk/serveDesk';
import type { Certificate } from '../http/certificate';
import { gracefulShutdown } from '../http/gracefulShutdown';
import { createWebServer } from '../http/webServer';
import { followLiveSite } from '../site-files/followLiveSite';
import { openLocalDatabase } from './localDatabase';
import { withLocalRemote, type LocalRemote } from './localRemote';
import { serveStaff } from './serveStaff';
import { siteAnswers } from './siteAnswers';

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
  local?: LocalRemote | undefined;
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
  notices,
  enforcesAppCheck,
  desk,
}: SiteServerOptions): Promise<RunningSite> {
  const liveSite = followLiveSite(site);
  const server = createWebServer(certificate);
  const previewServer = preview && createServer();
  const shutDowns = [server, previewServer].flatMap((it) => (it ? [gracefulShutdown(it)] : []));
  const stopAnswering = () => Promise.all(shutDowns.map((shutDown) => shutDown()));

  async function listen() {
    const boundPort = await listenLocally(server, port);
    const previewPort = previewServer && (await listenLocally(previewServer, preview.port));
    return {
      address: `${certificate ? 'https' : 'http'}://localhost:${boundPort}`,
      preview: previewPort === undefined ? undefined : `http://localhost:${previewPort}`,
    };
  }

  const listening = listen();
  // After the ports are taken: a site that is started twice fails because of its port, not because of the journal.
  const opening = listening.then((servedAt) =>
    openLocalDatabase(data, { enforcesAppCheck, servedAt }),
  );
  const isSecure = certificate !== undefined;
  const { answer, answerPreview } = siteAnswers({ database: opening, data, isSecure, local });
  server.on(
    'request',
    answer(local ? withLocalRemote(local, liveSite) : liveSite, notices && createInbox(data)),
  );
  if (preview) previewServer?.on('request', answerPreview(preview.site, liveSite));

  const database = await opening.catch(async (failure) => {
    await stopAnswering();
    throw failure;
  });
  const servedAt = await listening;
  const { address } = servedAt;
  const staff =
    notices &&
    (await serveStaff({ settings: notices, database, data, address, desk }).catch(
      async (failure) => {
        await stopAnswering();
        await database.close();
        throw failure;
      },
    ));
  return {
    ...servedAt,
    inbox: staff?.inbox,
    desk: staff?.desk,
    close: async () => {
      await Promise.all([stopAnswering(), staff?.desk?.close()]);
      await staff?.stop();
      await database.close();
    },
  };
}
