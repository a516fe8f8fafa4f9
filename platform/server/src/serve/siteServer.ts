import type { Server, ServerResponse } from 'node:http';
import type { RemoteName } from '@site/contracts/remotes';
import { visitReporting } from '@site/contracts/visitReport';
import { forwardToEmulator } from '@site/firestore/emulator/proxy';
import { isFirestorePath, type Firestore } from '@site/firestore/requests/createFirestore';
import { journalIn } from '@site/firestore/journal/dataFolder';
import { openStore } from '@site/firestore/requests/openStore';
import { keepOwnerToken } from '@site/firestore/journal/ownerToken';
import { firebaseProject } from '@site/tooling/workspace';
import { answerFromSite } from '../site-files/answerFromSite';
import type { ConnectionLimits } from '@site/tooling/http/boundedServer';
import type { Certificate } from './certificate';
import { createIntake } from '../intake/intake';
import { openLineLog } from '@site/reports/lineLog';
import { reportsIn, visitsIn } from '@site/reports/logFiles';
import { readReports } from '@site/reports/readReports';
import { readVisit } from '@site/reports/readVisit';
import { gentleEnd } from '@site/tooling/http/gentleEnd';
import { followLiveSite } from '../site-files/liveSite';
import { headersWithLocal, pagesWithLocal } from './localRemote';
import type { SiteContent } from '../site-files/siteContent';
import { sendSentence } from '../site-files/sendContent';
import { REPORTS_ADDRESS, secureOriginHeaders, securityHeaders } from '../headers/siteHeaders';
import { createWebServer } from './webServer';

export interface SiteServerOptions {
  /** The composed site's folder, or the link that leads to it; what it leads to may change while the server runs. */
  site: string;
  /** The folder for what visitors send: enquiries, reports of visits, reports of browsers. */
  data: string;
  /** 0 takes any free port. */
  port: number;
  /** A remote that comes from its development server instead of its live release. */
  local?: RemoteName | undefined;
  /** With one, the site is served under https, with the headers that hold there alone. */
  certificate?: Certificate | undefined;
  /** Other limits of connections than the usual ones. */
  connections?: Partial<ConnectionLimits>;
  /** Host and port of an emulator of Firestore that takes the documents instead of the local store. */
  emulator?: string | undefined;
}

export interface RunningSite {
  /** The site's address, without a slash at the end. */
  address: string;
  /** Ends the server; what is under way is finished first. */
  close(): Promise<void>;
}

/** What takes reports, by address. */
function intakesIn(data: string) {
  const visits = createIntake({
    types: ['application/json'],
    most: 2048,
    rates: {
      perClient: { burst: 150, perSecond: 2.5 },
      total: { burst: 600, perSecond: 10 },
    },
    read: readVisit,
    log: openLineLog(visitsIn(data)),
  });
  const reports = createIntake({
    types: ['application/reports+json', 'application/csp-report'],
    most: 32 * 1024,
    rates: { perClient: { burst: 30, perSecond: 0.5 }, total: { burst: 120, perSecond: 2 } },
    read: readReports,
    log: openLineLog(reportsIn(data)),
  });
  return new Map([
    [visitReporting.address, visits],
    [REPORTS_ADDRESS, reports],
  ]);
}

/**
 * Serves the live site on this machine alone, with the headers of production, the local Firestore or an emulator under
 * `/v1/`, and what takes reports. Rejects when there is no site, the port is taken (`EADDRINUSE`) or the data folder is in use or unusable.
 */
export async function serveSite({
  site,
  data,
  port,
  local,
  certificate,
  connections,
  emulator,
}: SiteServerOptions): Promise<RunningSite> {
  const liveSite = followLiveSite(site);
  const headersOf = ({ styleHashes }: SiteContent) => {
    const headers = certificate
      ? secureOriginHeaders(styleHashes, REPORTS_ADDRESS)
      : securityHeaders(styleHashes);
    return local ? headersWithLocal(local, headers) : headers;
  };
  const answer = answerFromSite(local ? pagesWithLocal(local, liveSite) : liveSite, headersOf);
  const intakes = intakesIn(data);
  const server = createWebServer(certificate, connections);
  const end = gentleEnd(server);
  // The port comes first: who starts a site twice hears of the taken port, not of the journal behind it.
  await listen(server, port);
  const firestore = await openDatabase(data, emulator).catch((failure) => {
    server.close();
    throw failure;
  });
  server.on('request', (request, response) => {
    for (const [name, value] of Object.entries(headersOf(liveSite()))) {
      response.setHeader(name, value);
    }
    const url = request.url ?? '';
    if (isFirestorePath(url)) return void firestore.handle(request, response);
    const respond = intakes.get(url.split('?')[0] ?? '') ?? answer;
    respond(request, response).catch((failure: unknown) => answerFailure(response, failure));
  });
  const taken = server.address();
  return {
    address: `${certificate ? 'https' : 'http'}://localhost:${typeof taken === 'object' && taken ? taken.port : port}`,
    close: async () => {
      await end();
      await firestore.close();
    },
  };
}

/**
 * Rejects as `serveSite` does when the data folder is in use or unusable, for whoever has half a minute of work to do
 * before the site can be served.
 */
export async function assertStoreOpens(data: string): Promise<void> {
  const store = await openStore({ journalFile: journalIn(data), project: firebaseProject() });
  await store.close();
}

/** What takes the documents: an emulator where there is one, else the local store. */
async function openDatabase(data: string, emulator?: string): Promise<Firestore> {
  if (emulator === undefined) {
    return openStore({ journalFile: journalIn(data), project: firebaseProject() });
  }
  return { handle: forwardToEmulator(emulator, await keepOwnerToken(data)), close: async () => {} };
}

function answerFailure(response: ServerResponse, failure: unknown): void {
  console.error('A request could not be answered:', failure);
  if (response.headersSent) response.destroy();
  else sendSentence(response, 500, 'The site cannot be read; npm run build makes it anew.');
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
}
