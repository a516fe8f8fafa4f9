import type { HostingRules } from './hostingRules';

/** A response of Firebase Hosting, as far as the site's settings decide it. */
export interface HostingResponse {
  code: 200 | 301 | 404;
  /** By names in lower case. */
  headers: Record<string, string>;
}

/** `**` stands for any number of folders and what is in them, `*` for anything within one name. */
function matches(source: string, path: string): boolean {
  const expression = source
    .replace(/^(?!\/)/, '/')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*\*|\*/g, (glob) => ({ '**/': '(?:.*/)?', '**': '.*' })[glob] ?? '[^/]*');
  return new RegExp(`^${expression}$`).test(path);
}

function headersFor(
  { headers }: Pick<HostingRules, 'headers'>,
  path: string,
): Record<string, string> {
  const all = headers.filter(({ source }) => matches(source, path)).flatMap((it) => it.headers);
  return Object.fromEntries(all.map(({ key, value }) => [key.toLowerCase(), value]));
}

/**
 * The host's response to a GET of a path, given the addresses of the published files. Compared once with superstatic
 * 10.0.0, which Firebase's own Hosting emulator uses: the same responses.
 */
export function hostingResponse(
  config: Pick<HostingRules, 'headers'>,
  files: readonly string[],
  path: string,
): HostingResponse {
  const has = (address: string) => files.includes(address);
  const headers = headersFor(config, path);
  const to = (location: string): HostingResponse => ({
    code: 301,
    headers: { ...headers, location: location || '/' },
  });
  if (has(path)) {
    if (!path.endsWith('.html')) return { code: 200, headers };
    return to(path.replace(/\.html$/, '').replace(/\/index$/, ''));
  }
  if (has(`${path}.html`) && path.endsWith('/index')) return to(path.replace(/\/index$/, ''));
  const plain = path.replace(/\/+$/, '');
  const isPage = has(`${plain}/index.html`) || (plain !== '' && has(`${plain}.html`));
  if (isPage && path !== '/' && path.endsWith('/')) return to(plain);
  // The not-found page has no address of its own.
  return { code: isPage && plain !== '/404' ? 200 : 404, headers };
}
