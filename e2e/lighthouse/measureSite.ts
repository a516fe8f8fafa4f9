import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages, localised } from '@site/contracts/languages';
import { routes } from '@site/contracts/paths';
import { buildIfNeeded } from '@site/build/buildIfNeeded';
import { serveSite } from '@site/server/serve/siteServer';
import { openForLighthouse } from '@site/tooling/lighthouse';
import { siteFolder } from '@site/tooling/workspace';
import { measure, type Measured } from './measure';

const ALL_POINTS = 100;

/** Measures every page of the built site on a phone and prints the points. @returns 1 where one has less than all points. */
export async function measureSite(): Promise<0 | 1> {
  await buildIfNeeded();
  const data = await mkdtemp(join(tmpdir(), 'site-lighthouse-'));
  const [site, { browser, port }] = await Promise.all([
    serveSite({ site: siteFolder, data, port: 0 }),
    openForLighthouse(),
  ]);

  const pages = languages.flatMap((language) => routes.map((route) => localised(route, language)));
  const measured: [path: string, Measured][] = [];
  try {
    for (const path of pages) measured.push([path, await measure(site.address + path, port)]);
  } finally {
    await browser.close();
    await site.close();
    await rm(data, { recursive: true, force: true });
  }

  console.table(Object.fromEntries(measured.map(([path, { scores }]) => [path, scores])));
  for (const [path, { faults }] of measured) {
    for (const fault of faults) console.log(`${path}: ${fault}`);
  }
  const isWhole = measured.every(([, { scores }]) =>
    Object.values(scores).every((score) => score === ALL_POINTS),
  );
  console.log(isWhole ? 'Every page has all points.' : 'Not every page has all points.');
  return isWhole ? 0 : 1;
}
