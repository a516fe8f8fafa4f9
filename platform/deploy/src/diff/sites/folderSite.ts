import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { NOT_FOUND_FILE } from '@site/compose/pages';
import { hostingResponse } from '@site/server/hosting/hostingResponse';
import type { ComposedSite } from '../../host/readComposedSite';
import { UNKNOWN_ADDRESS, type ComparedPage, type ComparedSite } from './comparedSite';

const pathOf = (file: string) =>
  file === `/${NOT_FOUND_FILE}` ? UNKNOWN_ADDRESS : file.replace(/\/index\.html$/, '') || '/';

const fileOf = (path: string) =>
  path === UNKNOWN_ADDRESS ? `/${NOT_FOUND_FILE}` : `${path.replace(/\/$/, '')}/index.html`;

/** A composed site as a host would show it. */
export function folderSite({ folder, files, rules }: ComposedSite, title: string): ComparedSite {
  const all = [...files.keys()].sort();
  const read = (file: string) => readFile(join(folder, file));
  const pages = new Map<string, Promise<ComparedPage>>();

  async function readPage(file: string, path: string): Promise<ComparedPage> {
    const { headers } = hostingResponse(rules, all, path);
    return { html: String(await read(file)), headers };
  }
  return {
    title,
    pages: async () => all.filter((it) => it.endsWith('.html')).map(pathOf),
    async page(path) {
      const file = fileOf(path);
      if (!files.has(file)) return undefined;
      const page = pages.get(path) ?? readPage(file, path);
      pages.set(path, page);
      return page;
    },
    files: async () =>
      all.filter((it) => !it.endsWith('.html') && !it.startsWith(RELEASES_ADDRESS)),
    file: async (path) => (files.has(path) ? read(path) : undefined),
  };
}
