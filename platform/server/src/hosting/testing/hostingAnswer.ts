import type { HostingConfig } from '../hostingConfig';

/** What Firebase Hosting answers, as far as the site's configuration decides it. */
export interface HostingAnswer {
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

function headersFor({ headers }: HostingConfig, path: string): Record<string, string> {
  const all = headers.filter(({ source }) => matches(source, path)).flatMap((it) => it.headers);
  return Object.fromEntries(all.map(({ key, value }) => [key.toLowerCase(), value]));
}

/**
 * Says what the host answers to a GET. Takes the configuration, the addresses of the published files, and the path.
 * It was held once against superstatic 10.0.0, which Firebase's own emulator of Hosting serves with: the same answers.
 */
export function hostingAnswer(
  config: HostingConfig,
  files: readonly string[],
  path: string,
): HostingAnswer {
  const has = (address: string) => files.includes(address);
  const headers = headersFor(config, path);
  const to = (location: string): HostingAnswer => ({
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
  // The page that says so is no page of its own.
  return { code: isPage && plain !== '/404' ? 200 : 404, headers };
}
