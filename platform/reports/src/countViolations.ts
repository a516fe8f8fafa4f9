import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { isJsonObject, type JsonObject } from '@site/tooling/files/json';
import { OTHER, type Counts } from './counts';
import { fileAt, subjectOfFile } from './subjects';

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

/** Something that a browser refused to do. */
interface Told {
  type: 'csp-violation' | 'integrity-violation';
  page: unknown;
  /** What forbade it: a directive of the policy, or the kind of file that had no hash. */
  rule: unknown;
  /** What was refused, and the script that asked for it. */
  blocked: unknown;
  source: unknown;
}

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

/** What was refused, without its address: a file of ours, an origin, a scheme, or a word such as `inline`. */
const whatOf = (blocked: string): string =>
  fileAt(blocked) === undefined ? blocked || 'nothing' : 'file';

/** Counts what browsers refused, by the release whose file it was or, failing that, whose script asked for it. */
function countTold(told: readonly Told[]): Counts {
  const counts: Counts = {};
  for (const { type, page, rule, ...addresses } of told) {
    const url = parse(page);
    const [blocked, source] = [place(addresses.blocked, url), place(addresses.source, url)];
    const file = fileAt(blocked) ?? fileAt(source);
    const counters = (counts[file === undefined ? OTHER : subjectOfFile(file)] ??= {});
    const counter = `violation ${type} ${word(rule)} ${whatOf(blocked)}`;
    counters[counter] = (counters[counter] ?? 0) + 1;
  }
  return counts;
}

/**
 * Counts what a browser sent: a list of the Reporting API, or one report of the older form. Reports of other kinds are
 * passed over; undefined when it is neither form.
 */
export function countViolations(body: unknown): Counts | undefined {
  if (Array.isArray(body)) {
    return countTold(body.slice(0, MOST).flatMap((report) => readNewer(report) ?? []));
  }
  if (!isJsonObject(body) || !isJsonObject(body['csp-report'])) return undefined;
  return countTold([readOlder(body['csp-report'])]);
}
