import { createReadStream } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { NOT_FOUND_FILE } from '../compose/notFoundFile';
import { createFirestore, isFirestorePath } from '../firestore/createFirestore';
import { securityHeaders } from './securityHeaders';

export interface SiteServerOptions {
  /** The composed site's folder. */
  site: string;
  /** Where enquiries are written down. */
  journalFile: string;
  /** 0 takes any free port. */
  port: number;
}

export interface RunningSite {
  /** The site's address, without a slash at the end. */
  address: string;
  /** Ends the server; what is under way is finished first. */
  close(): Promise<void>;
}

/** Folders named by their content: what stands in them never changes. */
const IMMUTABLE = /^\/releases\//;

/**
 * Serves the composed site on this machine alone, with the headers of production, and the local Firestore under `/v1/`.
 * Rejects when the port is taken (`EADDRINUSE`) or the journal cannot be opened.
 */
export async function serveSite({
  site,
  journalFile,
  port,
}: SiteServerOptions): Promise<RunningSite> {
  const firestore = await createFirestore({ journalFile });
  const files = sirv(site, {
    etag: true,
    setHeaders: (response, path) => {
      const isFixed = IMMUTABLE.test(path);
      response.setHeader(
        'Cache-Control',
        isFixed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (isFirestorePath(request.url ?? '')) void firestore.handle(request, response);
    else files(request, response, () => answerNotFound(response, join(site, NOT_FOUND_FILE)));
  });
  try {
    await listen(server, port);
  } catch (failure) {
    await firestore.close();
    throw failure;
  }
  const taken = server.address();
  return {
    address: `http://localhost:${typeof taken === 'object' && taken ? taken.port : port}`,
    close: async () => {
      server.closeIdleConnections();
      await new Promise((done) => {
        server.close(done);
        setTimeout(() => server.closeAllConnections(), 2000).unref();
      });
      await firestore.close();
    },
  };
}

function answerNotFound(response: ServerResponse, file: string): void {
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
  createReadStream(file)
    .on('error', () => response.end())
    .pipe(response);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
}
