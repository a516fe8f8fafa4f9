import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { paths, routes } from '@site/contracts/paths';
import { isJsonObject, type JsonObject } from '@site/tooling/files/json';
import { hourOf } from './hour';

/** Something that a browser refused to do, as it is written down. Every text is one of a few, or the name of a file of ours. */
export interface ReportLine {
  /** The hour in which it came, UTC. */
  hour: string;
  type: 'csp-violation' | 'integrity-violation';
  /** The route of the page; `elsewhere` for an address without a screen, which may be anything a visitor typed. */
  page: string;
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

const pages = new Set([...routes, paths.buy]);

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
  type: ReportLine['type'];
  page: unknown;
  rule: unknown;
  blocked: unknown;
  source: unknown;
}

function toLine({ type, page, rule, blocked, source }: Told): ReportLine {
  const url = parse(page);
  return {
    hour: hourOf(new Date()),
    type,
    page: url && pages.has(url.pathname) ? url.pathname : 'elsewhere',
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

/** Tells whether a line of the log is one that `readReports` made. */
export function isReportLine(value: unknown): value is ReportLine {
  if (!isJsonObject(value)) return false;
  const { hour, type, page, rule, blocked, source } = value;
  return [hour, type, page, rule, blocked, source].every((it) => typeof it === 'string');
}

/**
 * Makes lines from what a browser sent: a list of the Reporting API, or one report of the older form. Reports of other
 * kinds are passed over; undefined when it is neither form.
 */
export function readReports(body: unknown): ReportLine[] | undefined {
  if (Array.isArray(body)) {
    const told = body.slice(0, MOST).map(readNewer);
    return told.filter((it) => it !== undefined).map(toLine);
  }
  if (!isJsonObject(body) || !isJsonObject(body['csp-report'])) return undefined;
  return [toLine(readOlder(body['csp-report']))];
}
