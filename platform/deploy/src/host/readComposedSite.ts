import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { APP_CHECK_FILE } from '@site/compose/page/appCheckPage';
import { readPageHashes } from '@site/compose/page/pageHashes';
import type { SiteSettings } from '@site/compose/page/siteSettings';
import { filesUnder } from '@site/releases/release/hashFiles';
import { hostingRules, releaseFoldersOf, type HostingRules } from '../hosting/hostingRules';
import { isHidden } from '../hosting/siteFiles';

/** A composed site as a host gets it. */
export interface ComposedSite {
  folder: string;
  /** The SHA-256 (hexadecimal) of every file that visitors may ask for, by its path (`/buy-now/index.html`). */
  files: ReadonlyMap<string, string>;
  rules: HostingRules;
  /** One hash of all files and rules. A host's labels have room for 63 characters. */
  fingerprint: string;
}

const FINGERPRINT_LENGTH = 40;

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export const readComposedSite = (
  folder: string,
  { visits, violations }: SiteSettings = {},
  isLocal?: boolean,
): Promise<ComposedSite> =>
  readComposed(folder, (files) =>
    hostingRules({
      ...readPageHashes(folder),
      hasAppCheck: files.has(APP_CHECK_FILE),
      releases: releaseFoldersOf(files.keys()),
      visits,
      violations,
      isLocal,
    }),
  );

/** The same of another composition, by the rules that follow from its files. */
export async function readComposed(
  folder: string,
  rulesOf: (files: ReadonlyMap<string, string>) => HostingRules,
): Promise<ComposedSite> {
  const files = new Map<string, string>();
  for (const file of (await filesUnder(folder)).filter((it) => !isHidden(it))) {
    files.set(`/${file}`, sha256(await readFile(join(folder, file))));
  }
  const rules = rulesOf(files);
  const content = Buffer.from(JSON.stringify([[...files], rules]));
  return { folder, files, rules, fingerprint: sha256(content).slice(0, FINGERPRINT_LENGTH) };
}
