import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { isJsonObject, type JsonObject } from '@site/tooling/files/json';

/** Something that a browser refused to do. Every text is one of a few, an origin, or the name of a file of ours. */
export interface Violation {
  type: 'csp-violation' | 'integrity-violation';
  /** What forbade it: a directive of the policy, or the kind of file that had no hash. */
  rule: string;
  /** What was refused: a release's file, an origin, a scheme, or a word such as `inline`. */
  blocked: string;
  /** The script that asked for it, in the same form; empty when the browser does not say. */
  source: string;
}

/** The most reports that are taken from one request. */
const MOST = 20;

const WORD = /^[a-z-]{1,40}$/;

const word = (value: unknown): string =>
  typeof value === 'string' && WORD.test(value) ? value : 'other';

function parse(value: unknown): URL | undefined {
  return typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
}

/** Takes everything from an address that could tell of a visitor: query, fragment, names, and paths that are not ours. */
function place(value: unknown, page: URL | undefined): string {
  if (typeof value !== 'string' || value === '') return '';
  const url = parse(value);
  if (!url) return word(value);
  if (!/^https?:$/.test(url.protocol)) return word(url.protocol.slice(0, -1));
  if (url.origin !== page?.origin) return url.origin.slice(0, 200);
  return url.pathname.startsWith(RELEASES_ADDRESS) ? url.pathname.slice(0, 200) : 'self';
}

interface Told {
  type: Violation['type'];
  page: unknown;
  rule: unknown;
  blocked: unknown;
  source: unknown;
}

function toViolation({ type, page, rule, blocked, source }: Told): Violation {
  const url = parse(page);
  return {
    type,
    rule: word(rule),
    blocked: place(blocked, url),
    source: place(source, url),
  };
}

/** Reads the older form, which a browser sends alone. */
function readOlder(report: JsonObject): Told {
  return {
    type: 'csp-violation',
    page: report['document-uri'],
    rule: report['effective-directive'] ?? report['violated-directive'],
    blocked: report['blocked-uri'],
    source: report['source-file'],
  };
}

function readNewer(report: unknown): Told | undefined {
  if (!isJsonObject(report) || !isJsonObject(report.body)) return undefined;
  const { type, body } = report;
  if (type !== 'csp-violation' && type !== 'integrity-violation') return undefined;
  return {
    type,
    page: body.documentURL,
    rule: type === 'csp-violation' ? body.effectiveDirective : body.destination,
    blocked: body.blockedURL,
    source: body.sourceFile,
  };
}

/**
 * Reads what a browser sent: a list of the Reporting API, or one report of the older form. Reports of other kinds are
 * passed over; undefined when it is neither form.
 */
export function readViolations(body: unknown): Violation[] | undefined {
  if (Array.isArray(body)) {
    const told = body.slice(0, MOST).map(readNewer);
    return told.filter((it) => it !== undefined).map(toViolation);
  }
  if (!isJsonObject(body) || !isJsonObject(body['csp-report'])) return undefined;
  return [toViolation(readOlder(body['csp-report']))];
}
