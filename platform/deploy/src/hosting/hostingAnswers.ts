import { canonicalPath } from '@site/company/paths';
import { NOT_FOUND_FILE } from '@site/compose/page/rootFiles';
import type { HostingRules } from './hostingRules';

/** An answer of a host, as far as the site's settings decide it. */
export interface HostingAnswer {
  code: 200 | 301 | 404;
  /** By names in lower case. */
  headers: Record<string, string>;
  /** The file that is sent: with a 404 the page for unknown addresses, none with a redirect. */
  file?: string;
}

const NOT_FOUND = `/${NOT_FOUND_FILE}`;

/** `**` stands for any number of folders and what is in them, `*` for anything within one name. */
function expressionOf(glob: string): RegExp {
  const expression = glob
    .replace(/^(?!\/)/, '/')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*\*|\*/g, (stars) => ({ '**/': '(?:.*/)?', '**': '.*' })[stars] ?? '[^/]*');
  return new RegExp(`^${expression}$`);
}

/**
 * How a host answers a GET of a path, given the rules and the addresses of the published files. The local server, the host of a
 * folder and the comparison after a deployment go by it. Compared once with superstatic 10.0.0, which Firebase's own Hosting
 * emulator uses: the same answers, but for addresses in other letters, for which Firebase has no rule: there they are unknown.
 */
export function hostingAnswers(
  { headers: rules, rewrites = [] }: HostingRules,
  addresses: Iterable<string>,
): (path: string) => HostingAnswer {
  const files = new Set(addresses);
  const matchers = rules.map(({ glob, headers }) => ({
    expression: expressionOf(glob),
    headers: Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const),
  }));
  const pages = rewrites.flatMap((rewrite) =>
    'path' in rewrite ? [{ expression: new RegExp(rewrite.regex), file: rewrite.path }] : [],
  );
  return (path) => {
    const matching = matchers.filter(({ expression }) => expression.test(path));
    const headers = Object.fromEntries(matching.flatMap((rule) => rule.headers));
    const to = (location: string): HostingAnswer => ({
      code: 301,
      headers: { ...headers, location: location || '/' },
    });
    if (files.has(path)) {
      if (!path.endsWith('.html')) return { code: 200, headers, file: path };
      return to(path.replace(/\.html$/, '').replace(/\/index$/, ''));
    }
    if (files.has(`${path}.html`) && path.endsWith('/index'))
      return to(path.replace(/\/index$/, ''));
    const plain = path.replace(/\/+$/, '');
    const file = [`${plain}/index.html`, ...(plain ? [`${plain}.html`] : [])].find((it) =>
      files.has(it),
    );
    if (file && path !== '/' && path.endsWith('/')) return to(plain);
    // The not-found page has no address of its own.
    if (file && file !== NOT_FOUND) return { code: 200, headers, file };
    const inSmallLetters = canonicalPath(path);
    if (inSmallLetters !== path && files.has(`${inSmallLetters}/index.html`)) {
      return to(inSmallLetters);
    }
    const page = pages.find(({ expression }) => expression.test(path));
    if (page) return { code: 200, headers, file: page.file };
    return { code: 404, headers, ...(files.has(NOT_FOUND) && { file: NOT_FOUND }) };
  };
}
