import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { untilStopped } from '@site/tooling/command-line/command';
import { ports } from '@site/tooling/workspace';
import { galleryPreset } from '../presets/galleryPreset';
import { choosePort } from './choosePort';
import { firstBuild } from './firstBuild';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Gallery of shared components</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/main.css">
    <script src="/main.js" defer></script>
  </head>
  <body><div id="site"></div></body>
</html>`;

/** Serves the gallery of the shared components until it is stopped. */
export async function runGallery(asked: number | undefined): Promise<never> {
  const stopped = untilStopped();
  const port = await choosePort(ports.gallery, { asked });
  const compiler = webpack(galleryPreset());
  const built = firstBuild(compiler);
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      static: false,
      setupExitSignals: false,
      allowedHosts: ['localhost'],
      setupMiddlewares: (middlewares, { app }) => {
        app?.get('/', (_request, response) => void response.type('html').send(PAGE));
        return middlewares;
      },
    },
    compiler,
  );
  await Promise.race([server.start().then(() => built), stopped]);
  console.log(`The gallery: http://localhost:${port} (Ctrl-C stops it).`);
  await stopped;
  process.exit(0);
}
