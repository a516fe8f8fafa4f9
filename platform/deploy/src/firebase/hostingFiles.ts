import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { mapWithLimit } from '@site/tooling/files/mapWithLimit';
import { sha256, type ComposedSite } from '../host/readComposedSite';
import { filesAnswer, populateAnswer } from './hostingAnswers';
import type { HostingApi } from './hostingApi';

const PATHS = 1000;
const AT_ONCE = 8;

/** The bytes that the host stores: a file's hash is that of its compressed bytes. */
const compressed = (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 });

const readCompressed = async ({ folder }: ComposedSite, path: string) =>
  compressed(await readFile(join(folder, path)));

async function hashesOf(site: ComposedSite): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const path of site.files.keys()) hashes.set(path, sha256(await readCompressed(site, path)));
  return hashes;
}

export async function hostedFiles(api: HostingApi, version: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  let pageToken: string | undefined;
  do {
    const query = new URLSearchParams({ pageSize: '1000', ...(pageToken && { pageToken }) });
    const page = await api.call(`${version}/files?${query}`, { answer: filesAnswer });
    for (const { path, hash } of page.files ?? []) files.set(path, hash);
    pageToken = page.nextPageToken;
  } while (pageToken);
  return files;
}

/**
 * Puts files into a version that is being made, by their hashes.
 * @param read gives the compressed bytes of a file that the host does not have.
 */
export async function populate(
  api: HostingApi,
  version: string,
  hashes: ReadonlyMap<string, string>,
  read: (path: string) => Promise<Uint8Array>,
): Promise<void> {
  const entries = [...hashes];
  const pathOf = new Map(entries.map(([path, hash]) => [hash, path]));
  for (let start = 0; start < entries.length; start += PATHS) {
    const files = Object.fromEntries(entries.slice(start, start + PATHS));
    const { uploadRequiredHashes = [], uploadUrl = '' } = await api.call(
      `${version}:populateFiles`,
      { method: 'POST', body: { files }, answer: populateAnswer },
    );
    await mapWithLimit(uploadRequiredHashes, AT_ONCE, async (hash) => {
      const body = await read(pathOf.get(hash) ?? '');
      await api.call(`${uploadUrl}/${hash}`, { method: 'POST', body });
    });
  }
}

export const populateFrom = async (api: HostingApi, version: string, site: ComposedSite) =>
  populate(api, version, await hashesOf(site), (path) => readCompressed(site, path));
