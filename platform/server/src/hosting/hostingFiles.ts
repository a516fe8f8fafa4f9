import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isJsonObject, type JsonObject } from '@site/tooling/files/json';
import { firebaseProject } from '@site/tooling/workspace';
import { hostingConfig } from './hostingConfig';

/** A file that Firebase's tools read: its path, what it holds, and what it should hold. */
export interface HostingFile {
  path: string;
  current: string;
  wanted: string;
}

/** Writes JSON as the formatter of this repository leaves it: lists of plain values on one line. */
function toText(content: JsonObject): string {
  const text = JSON.stringify(content, null, 2);
  return `${text.replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, values: string) => `[${values.replace(/\n\s+/g, ' ')}]`)}\n`;
}

/** Sets keys of a JSON file and leaves its others, which have owners of their own, as they are. */
async function withKeys(path: string, keys: (found: JsonObject) => JsonObject) {
  const current = await readFile(path, 'utf8').catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'ENOENT') throw failure;
    return '';
  });
  const found: unknown = JSON.parse(current || '{}');
  if (!isJsonObject(found)) throw new Error(`${path} does not hold a JSON object.`);
  return { path, current, wanted: toText({ ...found, ...keys(found) }) };
}

/**
 * Gives what Firebase's tools need to publish the site. Takes the folder of `firebase.json` and `.firebaserc`; rejects when
 * one of them is no JSON.
 */
export function hostingFiles(folder: string): Promise<HostingFile[]> {
  return Promise.all([
    withKeys(join(folder, 'firebase.json'), () => ({ hosting: hostingConfig() })),
    withKeys(join(folder, '.firebaserc'), ({ projects }) => ({
      projects: { ...(isJsonObject(projects) ? projects : {}), default: firebaseProject() },
    })),
  ]);
}
