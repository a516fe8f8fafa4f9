import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languageOf, localised, plainPath, type Language } from '@site/contracts/languages';
import { paths, routes } from '@site/contracts/paths';
import type { RenderedPage } from '@site/contracts/rendering';
import { pathInside } from '../releases/pathInside';
import { compressFile } from './compressFolder';
import { metadataElements } from '../page/metadataElements';
import { notFoundFile } from '../page/notFoundFile';
import { pageHtml } from '../page/page';
import { languagesOf, pinnedReleases, scriptsOf, shellFiles, stylesOf } from './pageFiles';
import { placePublicFiles, publicFilesOf } from './publicFiles';
import type { Composition } from './composition';
import { renderPages } from './renderPages';
import { siteFiles } from '../page/siteFiles';

/** An address that no route has; what it shows is the not-found page. */
const NOWHERE = '/not-found';

/**
 * Writes the page of every route in every language that the shell has, and the files at the root of the site, into a site's
 * folder. Rejects when a page cannot be rendered whole.
 */
export async function composePages(
  composition: Composition,
  { on, site }: { on: string; site: string },
): Promise<void> {
  const year = new Date(on).getUTCFullYear();
  const languages = languagesOf(composition);
  const addresses = languages.flatMap((language) =>
    [...routes, NOWHERE].map((route) => localised(route, language)),
  );
  const rendered = await renderPages(composition, addresses, year);
  const publicFiles = publicFilesOf(composition.shell);

  const html = (page: RenderedPage, language: Language) => {
    // They come in the order in which they arrived where they were rendered, which chance has a part in.
    const modules = page.modules.toSorted();
    return pageHtml({
      language,
      ...shellFiles(composition, language),
      styles: stylesOf(composition, language, modules),
      preloads: scriptsOf(composition, modules),
      releases: pinnedReleases(composition, language),
      shellRelease: composition.shell.id,
      content: page.html,
      head: page.head,
      modules,
      metadata: metadataElements({
        publicFiles,
        language,
        structuredData: page.structuredData,
      }),
      year,
    });
  };
  await Promise.all(
    addresses.map(async (address, index) => {
      const page = rendered[index];
      if (!page) throw new Error(`${address} was not rendered.`);
      const language = languageOf(address);
      const route = plainPath(address);
      const text = html(page, language);
      if (route === NOWHERE) return write(site, notFoundFile(language), text);
      await write(site, join(address, 'index.html'), text);
      // §2: /buy leads to the form's page, so its page is that one; the router puts the address right.
      if (route === paths.buyNow) {
        await write(site, join(localised(paths.buy, language), 'index.html'), text);
      }
    }),
  );
  await placePublicFiles(composition.shell, site);
  const files = Object.entries(siteFiles(languages));
  await Promise.all(files.map(([path, text]) => write(site, path, text)));
}

async function write(folder: string, file: string, text: string): Promise<void> {
  const target = pathInside(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
  await compressFile(target);
}
