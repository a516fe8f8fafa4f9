import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { PINNED_RELEASES_ID, type PinnedReleases } from '@site/contracts/pinnedReleases';
import { siteFolder } from '@site/tooling/workspace';
import type { RunDescription } from './results/results';

const GIGABYTE = 2 ** 30;

/** Says where and of what a run was made. Takes when it began. */
export function describeRun(
  { startedAt, rounds, commit }: { startedAt: Date; rounds: number; commit: string },
  browser: Browser,
): RunDescription {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / GIGABYTE);
  return {
    startedAt: startedAt.toISOString().slice(0, 16).replace('T', ' '),
    minutes: Math.round((Date.now() - startedAt.getTime()) / 60_000),
    commit,
    releases: releasesOf(readFileSync(join(siteFolder, 'index.html'), 'utf8')),
    machine: `${cpus().length} x ${processor?.model.trim()}, ${memory} GB, Node ${process.versions.node}`,
    browser: `Chromium ${browser.version()}`,
    rounds,
  };
}

/** The releases that a page names, by application. */
function releasesOf(html: string): Record<string, string> {
  const block = new RegExp(`id="${PINNED_RELEASES_ID}">(.*?)</script>`, 's').exec(html)?.[1];
  const pinned = JSON.parse(block ?? '{}') as Partial<PinnedReleases>;
  const shell = /data-release="([^"]+)"/.exec(html)?.[1];
  return {
    ...(shell && { shell }),
    ...Object.fromEntries(Object.entries(pinned).map(([name, it]) => [name, it?.release ?? ''])),
  };
}
