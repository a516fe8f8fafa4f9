import fc from 'fast-check';
import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '@site/contracts/staffCollections';
import { EMULATOR_TOKEN } from '../emulator/openEmulator';
import { decisionTable } from './decisionTable';
import {
  emulatorSide,
  fill,
  sendFilled,
  type Answer,
  type ProofRequest,
  type Row,
  type Side,
} from './requests/proofRequest';
import { membershipOf } from './requests/membership';
import { randomRequests } from './randomRequests';
import { schemaVerdict, type Schema } from './schemaVerdict';

/** Who is filled, and what the answers are held against. */
export interface Sides {
  /** The emulator's address. */
  emulator: string;
  /** The project whose rules the emulator follows; nobody else writes to it. */
  project: string;
  schema: Schema;
  /** The local store; left out where documents are not those of the site's own schema. */
  store?: Side;
  /** Renames the collections, as another brand does: from what follows the product's name. */
  rename?: (name: string) => string;
}

/** How a run of the property goes. */
export interface Sample {
  seed: number;
  cases: number;
}

/** What a run found. */
export interface Findings {
  /** Requests that every side was filled. */
  cases: number;
  /** Requests among them that the emulator accepted. */
  accepted: number;
  /** One sentence for each request on which the sides differ. */
  disagreements: string[];
}

/** The site's collections, and what follows the product's name in each. */
const ownNames = new Map(
  [...Object.values(collections), ...Object.values(staffCollections)].map((collection) => [
    collection as string,
    collection.replace(/^.*_/, ''),
  ]),
);

const statusOf = ({ code, status }: Answer) => `${code} ${status}`;
const UNSERVED = '501 UNIMPLEMENTED';

function renamed(request: ProofRequest, rename: (name: string) => string): ProofRequest {
  const parts = request.path.split('/').map((part) => {
    const name = ownNames.get(part);
    return name === undefined ? part : encodeURIComponent(rename(name));
  });
  const body = JSON.stringify({ ...request, path: parts.join('/') });
  return JSON.parse(
    [...ownNames].reduce(
      (text, [collection, name]) =>
        text.replaceAll(collection, JSON.stringify(rename(name)).slice(1, -1)),
      body,
    ),
  ) as ProofRequest;
}

async function compare(request: ProofRequest, sides: Sides, expected?: number) {
  const { emulator, project, schema, store, rename } = sides;
  const stored = [...membershipOf(request.as), ...(request.byOwner?.writes ?? [])];
  const whole = stored.length > 0 ? { ...request, byOwner: { writes: stored } } : request;
  const filled = fill(rename ? renamed(whole, rename) : whole, project);
  const failed = (failure: unknown): Answer => ({ code: 0, status: String(failure) });
  const [byRules, byStore] = await Promise.all([
    sendFilled(emulatorSide(emulator, project, EMULATOR_TOKEN), filled).catch(failed),
    store === undefined ? undefined : sendFilled(store, filled).catch(failed),
  ]);
  const bySchema = schemaVerdict(filled, schema);
  const accepted = byRules.code === 200;
  const faults = [
    ...(byStore && statusOf(byStore) !== (request.isUnserved ? UNSERVED : statusOf(byRules))
      ? [`the rules answer ${statusOf(byRules)}, the local store ${statusOf(byStore)}`]
      : []),
    ...(bySchema !== undefined && bySchema !== accepted
      ? [`the rules answer ${statusOf(byRules)}, the schema says ${bySchema ? 'yes' : 'no'}`]
      : []),
    ...(expected !== undefined && expected !== byRules.code
      ? [`the rules answer ${statusOf(byRules)}, the table ${expected}`]
      : []),
  ];
  return { accepted, faults };
}

/** How many requests are under way at a time. */
const CONCURRENCY = 10;

/** Sends every row of the decision table. With `stopsAtFirst`, ends soon after the first disagreement. */
export async function compareTable(
  sides: Sides,
  stopsAtFirst = false,
  table: readonly Row[] = decisionTable,
): Promise<Findings> {
  const findings: Findings = { cases: 0, accepted: 0, disagreements: [] };
  for (let start = 0; start < table.length; start += CONCURRENCY) {
    const rows = table.slice(start, start + CONCURRENCY);
    const outcomes = await Promise.all(
      rows.map(async ([what, expected, request]) => ({
        what,
        ...(await compare(request, sides, expected)),
      })),
    );
    findings.cases += outcomes.length;
    findings.accepted += outcomes.filter(({ accepted }) => accepted).length;
    for (const { what, faults } of outcomes) {
      findings.disagreements.push(...faults.map((fault) => `${what}: ${fault}`));
    }
    if (stopsAtFirst && findings.disagreements.length > 0) break;
  }
  return findings;
}

/** Sends random requests until the first disagreement, which it shrinks to its smallest form unless `stopsAtFirst`. */
export async function compareAtRandom(sides: Sides, { seed, cases }: Sample, stopsAtFirst = false) {
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
  const outcome = await fc.check(property, { seed, numRuns, endOnFailure: stopsAtFirst });
  if (outcome.failed) {
    const { message } = outcome.errorInstance as Error;
    findings.disagreements.push(`--seed ${outcome.seed}: ${message}`);
  }
  return findings;
}
