import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { paths, routes } from '@site/contracts/paths';
import type { RenderedPage } from '@site/contracts/rendering';
import { compressFile } from './compressFolder';
import { metadataElements } from './metadataElements';
import { NOT_FOUND_FILE } from './notFoundFile';
import { pageHtml } from './page';
import { pinnedReleases, scriptsOf, shellFiles, stylesOf } from './pageFiles';
import { placePublicFiles, publicFilesOf } from './publicFiles';
import type { Composition } from './publishComposition';
import { renderPages } from './renderPages';
import { siteFiles } from './siteFiles';

/** An address that no route has; what it shows is the not-found page. */
const NOWHERE = '/not-found';

/**
 * Writes the page of every route, and the files at the root of the site, into a site's folder. Rejects when a page cannot be
 * rendered whole.
 */
export async function composePages(
  composition: Composition,
  { on, site }: { on: string; site: string },
): Promise<void> {
  const year = new Date(on).getUTCFullYear();
  const addresses = [...routes, NOWHERE];
  const rendered = await renderPages(composition, addresses, year);
  const publicFiles = publicFilesOf(composition.shell);

  const html = (page: RenderedPage) =>
    pageHtml({
      ...shellFiles(composition),
      styles: stylesOf(composition, page.modules),
      preloads: scriptsOf(composition, page.modules),
      releases: pinnedReleases(composition),
      shellRelease: composition.shell.id,
      content: page.html,
      head: page.head,
      modules: page.modules,
      metadata: metadataElements({ publicFiles, structuredData: page.structuredData }),
      year,
    });
  await Promise.all(
    addresses.map(async (address, index) => {
      const page = rendered[index];
      if (!page) throw new Error(`${address} was not rendered.`);
      const isNowhere = address === NOWHERE;
      await write(site, isNowhere ? NOT_FOUND_FILE : join(address, 'index.html'), html(page));
      // §2: /buy leads to the form's page, so its page is that one; the router puts the address right.
      if (address === paths.buyNow) await write(site, join(paths.buy, 'index.html'), html(page));
    }),
  );
  await placePublicFiles(composition.shell, site);
  const files = Object.entries(siteFiles());
  await Promise.all(files.map(([path, text]) => write(site, path, text)));
}

async function write(folder: string, file: string, text: string): Promise<void> {
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
  await compressFile(target);
}
