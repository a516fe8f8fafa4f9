import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { languages } from '@site/contracts/languages';
import { makeLive, type Wanted } from '@site/federation/deployments/makeLive';
import { publisherIn } from '@site/federation/deployments/publisher';
import { rollBackApplication } from '@site/federation/deployments/rollBackApplication';
import { siteInFolder } from '@site/federation/deployments/openSite';
import { shortNameOf } from '@site/tooling/applicationShortNames';
import { serveSite } from '@site/server/serve/siteServer';
import { applicationNames, remoteNames, type ApplicationName } from '@site/tooling/workspace';
import { measured } from './peakMemory';
import type { GrowthSample } from './sizes';
import type { MadeRelease } from './makeReleases';
import { productPath, type Edition } from './syntheticReleases';

/** Of so many products the page is weighed. */
const WEIGHED = 5;

async function weigh(site: string, products: number) {
  const numbers = Array.from({ length: Math.min(WEIGHED, products) }, (_, number) => number);
  const pages = await Promise.all(
    numbers.map((number) => readFile(join(site, productPath(number), 'index.html'))),
  );
  const middle = (sizes: number[]) =>
    sizes.toSorted((one, other) => one - other)[sizes.length >> 1] ?? 0;
  return {
    pageBytes: middle(pages.map(({ length }) => length)),
    pageGzipBytes: middle(pages.map((it) => gzipSync(it).length)),
  };
}

const MAKER = fileURLToPath(new URL('./makeReleases.ts', import.meta.url));

/** Makes releases in a process of its own, so that the memory for making them is not counted. */
function makeReleases(
  store: string,
  edition: Edition,
  ...names: readonly ApplicationName[]
): MadeRelease[] {
  const words = ['--import', 'tsx', MAKER, store, JSON.stringify(edition), ...names];
  const stdio = ['ignore', 'pipe', 'inherit'] as ['ignore', 'pipe', 'inherit'];
  return JSON.parse(execFileSync(process.execPath, words, { stdio }).toString()) as MadeRelease[];
}

/** Makes a site of the remotes that these sources declare, in an empty folder, and measures what is done with it. */
export async function measureComposing(folder: string, products: number): Promise<GrowthSample> {
  const site = join(folder, 'site');
  const store = join(folder, 'store');
  const opened = siteInFolder(store, { publisher: publisherIn(site) });
  const edition: Edition = { version: '1.0.0', words: 'first', products };
  const first = makeReleases(store, edition, ...applicationNames);
  const wanted = Object.fromEntries(
    first.map(({ application, id }) => [shortNameOf(application), id]),
  ) as Wanted;
  const fromNothing = await measured(() => makeLive(opened, wanted));
  const weights = await weigh(site, products);

  const changed = { ...edition, version: '1.1.0', changedProduct: 0 };
  const [text] = makeReleases(store, changed, 'remoteProducts');
  const afterText = await measured(() => makeLive(opened, { products: text?.id ?? '' }));
  const rollback = await measured(() => rollBackApplication(opened, 'products'));

  const last = remoteNames.at(-1) ?? 'remoteOrder';
  const again = { ...edition, version: '1.1.0', words: 'second' };
  const [other] = makeReleases(store, again, last);
  const afterRemote = await measured(() =>
    makeLive(opened, { [shortNameOf(last)]: other?.id ?? '' }),
  );

  const serverStart = await measured(async () => {
    const server = await serveSite({ site, data: join(folder, 'data'), port: 0 });
    const answer = await fetch(server.address + productPath(0));
    if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}.`);
    await answer.text();
    await server.close();
  });
  return {
    products,
    remotes: remoteNames.length,
    pages: first.reduce((sum, { pages }) => sum + pages, 0) * languages.length,
    ...weights,
    fromNothing: fromNothing.seconds,
    afterText: afterText.seconds,
    afterRemote: afterRemote.seconds,
    rollback: rollback.seconds,
    serverStart: serverStart.seconds,
    memory: fromNothing.bytes,
    memoryAfterText: afterText.bytes,
  };
}
