import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { CURRENT, DOCUMENTS } from '../folder/folderTarget';
import { VERSION_FILE, type VersionFile } from '../folder/versionFile';
import { serveStatic, type Documents, type StaticHost } from '../folder/staticHost';

/** What is read of the file of a version, which is asked for with each request. */
const versions = new Map<string, VersionFile>();
function versionOf(text: string): VersionFile {
  const known = versions.get(text) ?? (JSON.parse(text) as VersionFile);
  versions.set(text, known);
  return known;
}

/** What a link of a folder target leads to; undefined while it leads nowhere. */
async function documentsIn(folder: string, link: string): Promise<Documents | undefined> {
  const place = await realpath(join(folder, link)).catch(() => undefined);
  if (place === undefined) return undefined;
  const text = await readFile(join(place, VERSION_FILE), 'utf8');
  const { rules, files } = versionOf(text);
  return {
    rules,
    paths: Object.keys(files),
    read: (path) => readFile(join(place, DOCUMENTS, path)),
  };
}

export const serveFolder = (folder: string, link = CURRENT): Promise<StaticHost> =>
  serveStatic(() => documentsIn(folder, link));
