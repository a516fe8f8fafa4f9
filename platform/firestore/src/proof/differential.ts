import fc from 'fast-check';
import { collections } from '@site/contracts/enquiry';
import { decisionTable } from './decisionTable';
import { ask, fill, type Answer, type Question } from './question';
import { questions } from './questions';
import { schemaVerdict, type Schema } from './schemaVerdict';

/** Who is asked, and what the answers are held against. */
export interface Sides {
  /** The emulator's address. */
  emulator: string;
  /** The project whose rules the emulator follows; nobody else writes to it. */
  project: string;
  schema: Schema;
  /** The local store's address; left out where documents are not those of the site's own schema. */
  store?: string;
  /** Gives the collections other names, as another brand does: from what follows the product's name. */
  rename?: (name: string) => string;
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

/** The site's collections, and what follows the product's name in each. */
const ownNames = new Map(
  Object.values(collections).map((collection) => [
    collection as string,
    collection.replace(/^.*_/, ''),
  ]),
);

const said = ({ code, status }: Answer) => `${code} ${status}`;
const UNSERVED = '501 UNIMPLEMENTED';

function renamed(question: Question, rename: (name: string) => string): Question {
  const parts = question.path.split('/').map((part) => {
    const name = ownNames.get(part);
    return name === undefined ? part : encodeURIComponent(rename(name));
  });
  const body = JSON.stringify({ ...question, path: parts.join('/') });
  return JSON.parse(
    [...ownNames].reduce(
      (text, [collection, name]) =>
        text.replaceAll(collection, JSON.stringify(rename(name)).slice(1, -1)),
      body,
    ),
  ) as Question;
}

async function compare(question: Question, sides: Sides, expected?: number) {
  const { emulator, project, schema, store, rename } = sides;
  const asked = fill(rename ? renamed(question, rename) : question, project);
  const failed = (failure: unknown): Answer => ({ code: 0, status: String(failure) });
  const [byRules, byStore] = await Promise.all([
    ask(emulator, asked).catch(failed),
    store === undefined ? undefined : ask(store, asked).catch(failed),
  ]);
  const bySchema = schemaVerdict(asked, schema);
  const accepted = byRules.code === 200;
  const faults = [
    ...(byStore && said(byStore) !== (question.isUnserved ? UNSERVED : said(byRules))
      ? [`the rules answer ${said(byRules)}, the local store ${said(byStore)}`]
      : []),
    ...(bySchema !== undefined && bySchema !== accepted
      ? [`the rules answer ${said(byRules)}, the schema says ${bySchema ? 'yes' : 'no'}`]
      : []),
    ...(expected !== undefined && expected !== byRules.code
      ? [`the rules answer ${said(byRules)}, the table ${expected}`]
      : []),
  ];
  return { accepted, faults };
}

/** So many requests are under way at a time. */
const AT_ONCE = 10;

/** Asks every row of the decision table. With `isHasty`, ends soon after the first disagreement. */
export async function askTable(sides: Sides, isHasty = false): Promise<Findings> {
  const findings: Findings = { cases: 0, accepted: 0, disagreements: [] };
  for (let start = 0; start < decisionTable.length; start += AT_ONCE) {
    const rows = decisionTable.slice(start, start + AT_ONCE);
    const outcomes = await Promise.all(
      rows.map(async ([what, expected, question]) => ({
        what,
        ...(await compare(question, sides, expected)),
      })),
    );
    findings.cases += outcomes.length;
    findings.accepted += outcomes.filter(({ accepted }) => accepted).length;
    for (const { what, faults } of outcomes) {
      findings.disagreements.push(...faults.map((fault) => `${what}: ${fault}`));
    }
    if (isHasty && findings.disagreements.length > 0) break;
  }
  return findings;
}

/** Asks so many random requests; ends at the first disagreement, which it brings to its smallest form unless `isHasty`. */
export async function askAtRandom(sides: Sides, { seed, cases }: Sample, isHasty = false) {
  const findings: Findings = { cases: 0, accepted: 0, disagreements: [] };
  let isShrinking = false;
  const several = fc.array(questions, { minLength: AT_ONCE, maxLength: AT_ONCE });
  const property = fc.asyncProperty(several, async (batch) => {
    const outcomes = await Promise.all(batch.map((question) => compare(question, sides)));
    if (!isShrinking) findings.cases += outcomes.length;
    if (!isShrinking) findings.accepted += outcomes.filter(({ accepted }) => accepted).length;
    const wrong = outcomes.findIndex(({ faults }) => faults.length > 0);
    if (wrong === -1) return;
    isShrinking = true;
    throw new Error(`${outcomes[wrong]?.faults.join('; ')}: ${JSON.stringify(batch[wrong])}`);
  });
  const numRuns = Math.ceil(cases / AT_ONCE);
  const outcome = await fc.check(property, { seed, numRuns, endOnFailure: isHasty });
  if (outcome.failed) {
    const { message } = outcome.errorInstance as Error;
    findings.disagreements.push(`--seed ${outcome.seed}: ${message}`);
  }
  return findings;
}
