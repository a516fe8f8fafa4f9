import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { untilStopped } from '@site/tooling/command-line/command';
import { firstBuild } from './firstBuild';
import { localServer } from './localServer';

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
    { ...localServer, port, static: false, ...options },
    compiler,
  );
  await Promise.race([server.start().then(() => built), stopped]);
  for (const line of describe(`http://localhost:${port}`)) console.log(line);
  await stopped;
  process.exit(0);
}
