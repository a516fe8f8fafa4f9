import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { untilStopped } from '@site/tooling/command-line/command';
import { LOOPBACK } from '@site/tooling/http/listenLocally';
import { firstBuild } from './firstBuild';

/** Serves one build until it is stopped, and prints what it is once it answers. */
export async function serveAlone(
  preset: Configuration,
  { port, ...options }: WebpackDevServer.Configuration & { port: number },
  describe: (address: string) => readonly string[],
): Promise<never> {
  const stopped = untilStopped();
  const compiler = webpack(preset);
  const built = firstBuild(compiler);
  const server = new WebpackDevServer(
    {
      port,
      host: LOOPBACK,
      // As pages are addressed, whose policies name that and no number.
      client: { webSocketURL: { hostname: 'localhost' } },
      static: false,
      setupExitSignals: false,
      allowedHosts: ['localhost'],
      ...options,
    },
    compiler,
  );
  await Promise.race([server.start().then(() => built), stopped]);
  for (const line of describe(`http://localhost:${port}`)) console.log(line);
  await stopped;
  process.exit(0);
}
