import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Application } from './applications';

/** A release of each application, by its folder. */
export type Mix = Record<Application, string>;

/** The part of `release.json` that says with which others a release can be on a page. */
interface Edition {
  contract: number;
  sharedVersions: Record<string, string>;
  /** Left out by releases that are older than this field; those fit any. */
  federation?: string;
}

/** The contract of a release and the major versions of what it shares, as one text. */
function editionOf(release: string): string {
  const text = readFileSync(join(release, 'release.json'), 'utf8');
  const { contract, sharedVersions } = JSON.parse(text) as Edition;
  const majors = Object.entries(sharedVersions).map(([name, it]) => `${name} ${it.split('.')[0]}`);
  return [`contract ${contract}`, ...majors.sort()].join(', ');
}

/** Tells whether the releases of a mix say of themselves that they fit together. If they do not, they must be refused. */
export function claimsToFit(mix: Mix): boolean {
  return new Set(Object.values(mix).map(editionOf)).size === 1;
}
