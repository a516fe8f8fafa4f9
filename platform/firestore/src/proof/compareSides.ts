import fc from 'fast-check';
import { EMULATOR_TOKEN } from '../emulator/openEmulator';
import { decisionTable } from './decisionTable';
import {
  emulatorSide,
  fill,
  sendFilled,
  type Answer,
  type ProofRequest,
  type Side,
} from './requests/proofRequest';
import { membershipOf } from './requests/membership';
import { randomRequests } from './randomRequests';
import { schemaVerdict } from './schemaVerdict';

/** Who is asked. */
export interface Sides {
  /** The emulator's address; left out where there is none. */
  emulator?: string;
  /** The project whose rules the emulator follows; nobody else writes to it. */
  project: string;
  store: Side;
}

/** How a run of the property goes. */
export interface Sample {
  seed: number;
  cases: number;
}

/** What a run found. */
export interface Findings {
  /** Requests that every side was asked. */
  cases: number;
  /** Requests among them that the emulator accepted. */
  accepted: number;
  /** One sentence for each request on which the sides differ. */
  disagreements: string[];
}

const statusOf = ({ code, status }: Answer) => `${code} ${status}`;
const UNSERVED: Answer = { code: 501, status: 'UNIMPLEMENTED' };

async function compare(request: ProofRequest, sides: Sides, expected?: number) {
  const { emulator, project, store } = sides;
  const stored = [...membershipOf(request.as), ...(request.byOwner?.writes ?? [])];
  const whole = stored.length > 0 ? { ...request, byOwner: { writes: stored } } : request;
  const filled = fill(whole, project);
  const ask = (side: Side) =>
    sendFilled(side, filled).catch((failure: unknown): Answer => ({
      code: 0,
      status: String(failure),
    }));
  const [byStore, byRules] = await Promise.all([
    ask(store),
    emulator === undefined ? undefined : ask(emulatorSide(emulator, project, EMULATOR_TOKEN)),
  ]);
  const bySchema = schemaVerdict(filled);
  const decided = byRules ?? byStore;
  const accepted = decided.code === 200;
  const isServed = !request.isUnserved;
  const wanted = isServed ? decided : UNSERVED;
  const faults = [
    ...(statusOf(byStore) !== statusOf(wanted)
      ? [`the rules answer ${statusOf(decided)}, the local store ${statusOf(byStore)}`]
      : []),
    ...(bySchema !== undefined && bySchema !== accepted
      ? [`the rules answer ${statusOf(decided)}, the schema says ${bySchema ? 'yes' : 'no'}`]
      : []),
    ...(expected !== undefined && (isServed || byRules) && expected !== decided.code
      ? [`the rules answer ${statusOf(decided)}, the table ${expected}`]
      : []),
  ];
  return { accepted, faults };
}

/** How many requests are under way at a time. */
const CONCURRENCY = 10;

/** Sends every row of the decision table. */
export async function compareTable(sides: Sides): Promise<Findings> {
  const findings: Findings = { cases: 0, accepted: 0, disagreements: [] };
  for (let start = 0; start < decisionTable.length; start += CONCURRENCY) {
    const outcomes = await Promise.all(
      decisionTable.slice(start, start + CONCURRENCY).map(async ([what, expected, request]) => ({
        what,
        ...(await compare(request, sides, expected)),
      })),
    );
    findings.cases += outcomes.length;
    findings.accepted += outcomes.filter(({ accepted }) => accepted).length;
    for (const { what, faults } of outcomes) {
      findings.disagreements.push(...faults.map((fault) => `${what}: ${fault}`));
    }
  }
  return findings;
}

/** Sends random requests until the first disagreement, which it shrinks to its smallest form. */
export async function compareAtRandom(sides: Sides, { seed, cases }: Sample): Promise<Findings> {
  const findings: Findings = { cases: 0, accepted: 0, disagreements: [] };
  let isShrinking = false;
  const several = fc.array(randomRequests, { minLength: CONCURRENCY, maxLength: CONCURRENCY });
  const property = fc.asyncProperty(several, async (batch) => {
    const outcomes = await Promise.all(batch.map((request) => compare(request, sides)));
    if (!isShrinking) findings.cases += outcomes.length;
    if (!isShrinking) findings.accepted += outcomes.filter(({ accepted }) => accepted).length;
    const wrong = outcomes.findIndex(({ faults }) => faults.length > 0);
    if (wrong === -1) return;
    isShrinking = true;
    throw new Error(`${outcomes[wrong]?.faults.join('; ')}: ${JSON.stringify(batch[wrong])}`);
  });
  const numRuns = Math.ceil(cases / CONCURRENCY);
  const outcome = await fc.check(property, { seed, numRuns });
  if (outcome.failed) {
    const { message } = outcome.errorInstance as Error;
    findings.disagreements.push(`--seed ${outcome.seed}: ${message}`);
  }
  return findings;
}
