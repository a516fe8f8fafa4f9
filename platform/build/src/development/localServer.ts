import type WebpackDevServer from 'webpack-dev-server';
import { LOOPBACK } from '@site/tooling/http/listenLocally';

/** What all development servers have in common. */
export const localServer: WebpackDevServer.Configuration = {
  host: LOOPBACK,
  // Pages are opened at localhost, and their CSP allows that name, not 127.0.0.1.
  // What an application reports with `reportError` must not cover what it shows.
  client: { webSocketURL: { hostname: 'localhost' }, overlay: { runtimeErrors: false } },
  setupExitSignals: false,
  allowedHosts: ['localhost'],
};
