import fc from 'fast-check';
import { faultsOf, patterns } from '@site/contracts/enquiry';
import { documentsRoot } from '../documents/names';
import { decodeFields } from '../documents/values';
import { readCommit } from '../requests/readCommit';
import type { Account } from '../signed-in/idToken';
import { decisionTable } from './decisionTable';
import { people } from './people';
import { fill, type FilledRequest } from './fillRequest';
import type { ProofRequest } from './proofRequest';
import { randomRequests } from './randomRequests';

/** Who is asked: the local store, or the emulator with the rules. */
export interface Side {
  address: string;
  /** Lets the company's own programs store past the rules. */
  ownerToken: string;
  tokenOf(account: Account): string;
}

export interface Sides {
  project: string;
  store: Side;
  /** Left out where there is none. */
  emulator?: Side | undefined;
}

export interface Findings {
  /** Requests that every side was asked. */
  cases: number;
  /** Requests among them that were accepted. */
  accepted: number;
  disagreements: string[];
}

const ANSWER_TIMEOUT_MS = 20_000;

/** Sends a request to a side after those that go before. @returns the HTTP status. */
async function ask(side: Side, filled: FilledRequest, project: string): Promise<number> {
  const { as, uid, before, byOwner, method, path, body } = filled;
  const root = `${side.address}/v1/${documentsRoot(project)}`;
  async function send(request: Pick<ProofRequest, 'method' | 'path' | 'body'>, token?: string) {
    const response = await fetch(`${root}${request.path}`, {
      method: request.method,
      ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
      ...(request.body && { body: JSON.stringify(request.body) }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    await response.text();
    return response.status;
  }
  const commits = [
    [before, undefined],
    [byOwner.writes.length > 0 ? byOwner : undefined, side.ownerToken],
  ] as const;
  for (const [commit, token] of commits) {
    const code = commit
      ? await send({ method: 'POST', path: ':commit', body: commit }, token)
      : 200;
    if (code !== 200) throw new Error(`What goes before was answered with ${code}.`);
  }
  const account = as && { uid, claims: people[as].claims };
  return send({ method, path, body }, account && side.tokenOf(account));
}

/** Whether the schema lets in what a visitor adds; undefined for a request of which the schema alone says nothing. */
function schemaVerdict(
  { body, before, byOwner }: FilledRequest,
  project: string,
): boolean | undefined {
  const writes = (body as { writes?: unknown } | undefined)?.writes;
  if (before || byOwner.writes.length > 0 || !Array.isArray(writes) || writes.length !== 1) return;
  if (Object.keys(writes[0] as object).join() !== 'update') return;
  try {
    const [write] = readCommit(body, project);
    const fields = write?.fieldsAfter(undefined, '') ?? {};
    if (!write || !patterns.id.test(write.id)) return false;
    return faultsOf(write.collection, decodeFields(fields)).length === 0;
  } catch {
    return false;
  }
}

async function compare(request: ProofRequest, sides: Sides, expected?: number) {
  const { emulator, project, store } = sides;
  const filled = fill(request, project);
  const [byStore, byRules] = await Promise.all([
    ask(store, filled, project),
    emulator && ask(emulator, filled, project),
  ]);
  const wanted = request.isUnserved ? 501 : expected;
  const isAccepted = (byRules ?? byStore) === 200;
  const bySchema = schemaVerdict(filled, project);
  const isDisputed =
    (wanted !== undefined && byStore !== wanted) ||
    (byRules !== undefined && expected !== undefined && byRules !== expected) ||
    (byRules !== undefined && !request.isUnserved && (byStore === 200) !== isAccepted) ||
    (bySchema !== undefined && bySchema !== isAccepted);
  const answers = { table: expected, rules: byRules, store: byStore, schema: bySchema };
  return { isAccepted, fault: isDisputed ? JSON.stringify(answers) : undefined };
}

const CONCURRENCY = 10;

export async function compareTable(sides: Sides): Promise<Findings> {
  const findings: Findings = { cases: 0, accepted: 0, disagreements: [] };
  for (let start = 0; start < decisionTable.length; start += CONCURRENCY) {
    const rows = decisionTable.slice(start, start + CONCURRENCY);
    const outcomes = await Promise.all(
      rows.map(async ([what, expected, request]) => ({
        what,
        ...(await compare(request, sides, expected)),
      })),
    );
    for (const { what, isAccepted, fault } of outcomes) {
      findings.cases += 1;
      if (isAccepted) findings.accepted += 1;
      if (fault) findings.disagreements.push(`${what}: ${fault}`);
    }
  }
  return findings;
}

/** Sends random requests until the first disagreement, which it shrinks to its smallest form. */
export async function compareAtRandom(
  sides: Sides,
  { seed, cases }: { seed: number; cases: number },
): Promise<Findings> {
  const findings: Findings = { cases: 0, accepted: 0, disagreements: [] };
  const several = fc.array(randomRequests, { minLength: CONCURRENCY, maxLength: CONCURRENCY });
  const property = fc.asyncProperty(several, async (batch) => {
    const outcomes = await Promise.all(batch.map((request) => compare(request, sides)));
    findings.cases += outcomes.length;
    findings.accepted += outcomes.filter(({ isAccepted }) => isAccepted).length;
    const wrong = outcomes.findIndex(({ fault }) => fault !== undefined);
    if (wrong === -1) return;
    throw new Error(`${outcomes[wrong]?.fault}: ${JSON.stringify(batch[wrong])}`);
  });
  const outcome = await fc.check(property, { seed, numRuns: Math.ceil(cases / CONCURRENCY) });
  if (outcome.failed) {
    const { message } = outcome.errorInstance as Error;
    findings.disagreements.push(`--seed ${outcome.seed}: ${message}`);
  }
  return findings;
}
