import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { defaultLanguage, languageNames, languages, localised } from '@site/company/languages';
import { untilStopped } from '@site/tooling/command-line/command';
import { IPV4 } from '@site/tooling/http/listenLocally';
import { ports } from '@site/tooling/workspace';
import { galleryPreset } from '../webpack/galleryPreset';
import { startServer } from './startServer';
import { choosePort } from './choosePort';
import { firstBuild } from './firstBuild';

/** With the site's type for a language. */
const pageIn = (language: string) => `<!doctype html>
<html lang="${language}">
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
  const port = await choosePort(ports.gallery, asked);
  const compiler = webpack(galleryPreset());
  const built = firstBuild(compiler);
  const server = new WebpackDevServer(
    {
      port,
      host: IPV4,
      static: false,
      setupExitSignals: false,
      allowedHosts: ['localhost'],
      setupMiddlewares: (middlewares, { app }) => {
        for (const language of languages) {
          const page = pageIn(language);
          app?.get(
            localised('/', language),
            (_, response) => void response.type('html').send(page),
          );
        }
        return middlewares;
      },
    },
    compiler,
  );
  await Promise.race([startServer(server, port).then(() => built), stopped]);
  const address = `http://localhost:${port}`;
  for (const language of languages.filter((it) => it !== defaultLanguage)) {
    console.log(`In the type of ${languageNames[language]}: ${address}${localised('/', language)}`);
  }
  console.log(`The gallery: ${address} (Ctrl-C stops it).`);
  await stopped;
  process.exit(0);
}
