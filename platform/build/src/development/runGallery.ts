import { furtherLanguages } from '@site/company/furtherLanguages';
import { languageNames, languages, localised } from '@site/company/languages';
import { ports } from '@site/tooling/workspace';
import { galleryPreset } from '../webpack/galleryPreset';
import { choosePort } from './choosePort';
import { serveAlone } from './serveAlone';

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
  return serveAlone(
    galleryPreset(),
    {
      port: await choosePort(ports.gallery, asked),
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
    (address) => [
      ...furtherLanguages.map(
        (language) =>
          `In the type of ${languageNames[language]}: ${address}${localised('/', language)}`,
      ),
      `The gallery: ${address} (Ctrl-C stops it).`,
    ],
  );
}
