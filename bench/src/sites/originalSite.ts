import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { brand } from '@site/contracts/brand';
import { localised, type Language } from '@site/contracts/languages';
import { compressFolder } from '@site/federation/compose/compressFolder';
import type { PageFile } from '@site/federation/page/pageFile';
import { application } from '@site/federation/webpack/application';
import { EntryListPlugin } from '@site/federation/webpack/EntryListPlugin';
import type { Selection } from '../selection';
import { builtFiles } from './builtFiles';
import { replaceModule } from './replaceModule';
import { besideOthers } from './besideOthers';
import { bundleWithWebpack } from './bundleWithWebpack';
import { writePage } from './writePage';

const BASE = '/original/';

/**
 * Builds the specification's stack from the site's own sources, rendered in the browser: React, the whole router, slick,
 * toasts and the Firestore SDK in one bundle per language, and an empty page. Texts, pictures and styles are the site's.
 */
export async function buildOriginal(site: string, { routes, languages }: Selection): Promise<void> {
  const web = join(site, BASE);
  for (const language of languages) {
    const built = await bundleWithWebpack(configuration(web, language));
    const named = (ending: string) =>
      builtFiles(
        web,
        BASE,
        built.filter((it) => it.startsWith(`${language}.`) && it.endsWith(ending)),
      );
    const html = emptyPage(language, named('.js'), named('.css'));
    for (const route of routes) await writePage(site, localised(route, language), html);
  }
  await compressFolder(site);
}

function configuration(web: string, language: Language): Configuration {
  const common = application('shell', 'browser', { out: web });
  const entry = fileURLToPath(new URL(`../original/main.${language}.tsx`, import.meta.url));
  const loadExposed = language === 'en' ? 'loadExposed.ts' : `loadExposed.${language}.ts`;
  return {
    ...common,
    entry: { [language]: entry },
    output: { ...common.output, ...besideOthers },
    plugins: [
      ...(common.plugins ?? []),
      new EntryListPlugin(language),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      replaceModule('loadExposed', `bundled/${loadExposed}`),
      replaceModule('loadSlick', 'original/loadSlick.ts'),
      replaceModule('loadOutbox', 'original/loadOutbox.ts'),
    ],
  };
}

function emptyPage(language: Language, scripts: PageFile[], styles: PageFile[]): string {
  // The site's headers refuse a script without a hash.
  const script = scripts.map(
    ({ address, integrity }) =>
      `<script defer crossorigin src="${address}" integrity="${integrity}"></script>`,
  );
  const style = styles.map(({ address }) => `<link rel="stylesheet" href="${address}">`);
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${brand.company}</title>
    ${[...script, ...style].join('\n    ')}
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
}
