import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { rulesFile } from '@site/firestore/rules/rulesFile';
import { firebaseProject } from '@site/tooling/workspace';
import { styleHashesIn } from '../site-files/siteFiles';
import { hostingConfig } from './hostingConfig';

/** A file of Firebase's tools, with its current and its expected content. */
export interface HostingFile {
  path: string;
  current: string;
  expected: string;
}

const toText = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

/**
 * The files that Firebase's tools need to publish the site: its headers, which change with the composition, the project, and
 * the rules of the database.
 * @param folder that of the composed site: the tools publish nothing from outside of the folder of `firebase.json`.
 * @throws when no site was composed.
 */
export async function hostingFiles(folder: string): Promise<HostingFile[]> {
  const site = join(folder, 'site');
  if (!existsSync(site))
    throw new Error(`There is no composed site at ${site}. Run: npm run build`);
  const rules = basename(rulesFile);
  const expected: Record<string, string> = {
    'firebase.json': toText({ firestore: { rules }, hosting: hostingConfig(styleHashesIn(site)) }),
    '.firebaserc': toText({ projects: { default: firebaseProject() } }),
    [rules]: await readFile(rulesFile, 'utf8'),
  };
  return Promise.all(
    Object.entries(expected).map(async ([name, text]) => {
      const path = join(folder, name);
      const current = existsSync(path) ? await readFile(path, 'utf8') : '';
      return { path, current, expected: text };
    }),
  );
}
