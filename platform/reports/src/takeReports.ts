import { VIOLATIONS_ADDRESS, VISITS_ADDRESS } from '@site/contracts/visitReport';
import { createRateLimiter, type RateLimits } from '@site/tooling/http/rateLimiter';
import type { Counts, CountStore } from './counts';
import { countViolations } from './countViolations';
import { countVisit } from './countVisit';
import { visitSchema } from './visitSchema';

/** A request as any server knows it. */
export interface ReportRequest {
  method: string | undefined;
  /** The header `Content-Type`. */
  type: string | undefined;
  /** The header `Content-Length`. */
  length: string | undefined;
  /** The sender's network address, for the rate alone: it stays in memory. */
  client: string;
  /** Rejects with an `InvalidBody`. */
  read(maxBytes: number): Promise<Uint8Array>;
}

export interface ReportAnswer {
  code: number;
  headers: Readonly<Record<string, string>>;
  /** For a person; empty with 204. */
  message: string;
}

/** Takes the reports that are sent to one address. */
export type ReportTaker = (request: ReportRequest) => Promise<ReportAnswer>;

/** A body that is rejected, and with which HTTP status. */
export class InvalidBody extends Error {
  constructor(
    readonly code: 400 | 408 | 413,
    message: string,
  ) {
    super(message);
  }
}

export interface ReportKind {
  /** The accepted content types. A form cannot send them, so forms on other sites cannot send reports. */
  types: readonly string[];
  maxBytes: number;
  rates: RateLimits;
  /** Turns a body into counts; undefined rejects the body. */
  count: (body: unknown) => Counts | undefined;
}

const visits: ReportKind = {
  types: ['application/json'],
  maxBytes: 8 * 1024,
  rates: { perClient: { burst: 150, perSecond: 2.5 }, total: { burst: 600, perSecond: 10 } },
  count(body) {
    const { data } = visitSchema.safeParse(body);
    return data && countVisit(data);
  },
};

const violations: ReportKind = {
  types: ['application/reports+json', 'application/csp-report'],
  maxBytes: 32 * 1024,
  rates: { perClient: { burst: 30, perSecond: 0.5 }, total: { burst: 120, perSecond: 2 } },
  count: countViolations,
};

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The parser's own message quotes the body.
    throw new InvalidBody(400, 'The body is not JSON.');
  }
}

/** Takes one kind of report. Nothing of what was sent is kept or logged but its counts. */
function takeReport({ types, maxBytes, rates, count }: ReportKind, store: CountStore): ReportTaker {
  const isWithinRate = createRateLimiter(rates);
  const answer = (code: number, message = '', headers: Record<string, string> = {}) => ({
    code,
    message,
    headers: { 'Cache-Control': 'no-store', ...headers },
  });

  return async ({ method, type = '', length, client, read }) => {
    if (method !== 'POST') return answer(405, 'Use POST here.', { Allow: 'POST' });
    if (!types.includes(type.split(';')[0]?.trim().toLowerCase() ?? '')) {
      return answer(415, `Send ${types.join(' or ')}.`);
    }
    if (Number(length) > maxBytes) {
      return answer(413, `The body is larger than ${maxBytes} bytes.`);
    }
    if (!isWithinRate(client)) {
      return answer(429, 'Too many reports. Try again in a minute.', { 'Retry-After': '60' });
    }
    try {
      const counts = count(parse(await read(maxBytes)));
      if (!counts) return answer(400, 'The body is not a valid report.');
      if (Object.keys(counts).length > 0) await store.add(counts);
      return answer(204);
    } catch (failure) {
      if (failure instanceof InvalidBody) return answer(failure.code, failure.message);
      // Only the error's code: nothing of what was sent.
      console.error(`A report could not be counted: ${(failure as NodeJS.ErrnoException).code}.`);
      return answer(503, 'The report could not be counted.');
    }
  };
}

/** Takes all reports of a site, by address. The local server and the function in the cloud run this. */
export function takeReports(store: CountStore): ReadonlyMap<string, ReportTaker> {
  return new Map([
    [VISITS_ADDRESS, takeReport(visits, store)],
    [VIOLATIONS_ADDRESS, takeReport(violations, store)],
  ]);
}
