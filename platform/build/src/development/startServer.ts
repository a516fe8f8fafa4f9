import type WebpackDevServer from 'webpack-dev-server';
import { listenOnIPv6 } from '@site/tooling/http/listenLocally';

/** Starts a server that listens on IPv4, and has it answer on both addresses of this machine. */
export async function startServer(server: WebpackDevServer, port: number): Promise<void> {
  await server.start();
  if (server.server) await listenOnIPv6(server.server, port);
}
