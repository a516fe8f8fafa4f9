import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ComposedSite } from '../host/readComposedSite';
import { hostingAnswers } from '../hosting/hostingAnswers';
import { contentTypeOf } from '../hosting/siteFiles';
import type { HostingRules } from '../hosting/hostingRules';
import { serveLocally, type LocalServer } from '@site/tooling/http/serveLocally';

export interface Documents {
  rules: HostingRules;
  paths: readonly string[];
  read(path: string): Promise<Buffer>;
}

export interface StaticHost extends LocalServer {
  /** For tests: changes what visitors get, as something between host and visitor may. */
  tamper: ((path: string, bytes: Buffer) => Buffer) | undefined;
}

/** Serves documents by the rules of a host, each request from what is live at that moment. */
export async function serveStatic(
  documents: () => Promise<Documents | undefined>,
): Promise<StaticHost> {
  async function answer(path: string) {
    const site = await documents();
    if (!site) return { code: 404, headers: {}, bytes: Buffer.from('Site Not Found') };
    const { code, headers, file } = hostingAnswers(site.rules, site.paths)(path);
    if (code === 301) return { code, headers, bytes: Buffer.from('') };
    const bytes = file === undefined ? Buffer.from('Not Found') : await site.read(file);
    const type = { 'content-type': contentTypeOf(file ?? '.txt') };
    return { code, headers: { ...headers, ...type }, bytes };
  }

  const server = await serveLocally((request, response) => {
    // Not `new URL`: it throws for `//`.
    const [pathname = '/'] = (request.url ?? '/').split('?');
    void answer(pathname).then(
      ({ code, headers, bytes }) => {
        const sent = host.tamper ? host.tamper(pathname, bytes) : bytes;
        const isZipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
        response.writeHead(code, { ...headers, ...(isZipped && { 'content-encoding': 'gzip' }) });
        response.end(isZipped ? gzipSync(sent) : sent);
      },
      (failure: Error) => response.writeHead(500).end(failure.message),
    );
  });
  const host: StaticHost = { ...server, tamper: undefined };
  return host;
}

/** Serves what was composed in a folder, as its host would. */
export const serveComposed = ({ folder, files, rules }: ComposedSite): Promise<StaticHost> =>
  serveStatic(async () => ({
    rules,
    paths: [...files.keys()],
    read: (path) => readFile(join(folder, path)),
  }));
