import { collections, isStorable, patterns } from '@site/order-model/enquiry';
import { documentsRoot } from '../../documents/names';
import { decodeFields } from '../../documents/values';
import { readCommit } from '../../wire/readCommit';
import type { Account } from '../../wire/idToken';
import { fill, type FilledRequest } from './fillRequest';
import { people } from './people';
import type { ProofRequest } from './proofRequest';

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

/** A request with what is known of it: the status that the table names, none where it was drawn at random. */
export type ComparedRequest = readonly [
  what: string,
  code: number | undefined,
  request: ProofRequest,
];

/** Sends a request to a side after what is stored before it. @returns the HTTP status. */
async function ask(side: Side, filled: FilledRequest, project: string): Promise<number> {
  const { as, uid, stored } = filled;
  async function send({ method, path, body }: ProofRequest, token?: string) {
    const response = await fetch(`${side.address}/v1/${documentsRoot(project)}${path}`, {
      method,
      ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.text();
    return response.status;
  }
  for (const isByVisitor of [true, false]) {
    const writes = stored.filter(
      ({ update }) =>
        Object.values(collections).some((name) => update.name.includes(`/${name}/`)) ===
        isByVisitor,
    );
    const token = isByVisitor ? undefined : side.ownerToken;
    if (writes.length === 0) continue;
    const code = await send({ method: 'POST', path: ':commit', body: { writes } }, token);
    if (code !== 200) throw new Error(`What goes before was answered with ${code}.`);
  }
  return send(filled, as && side.tokenOf({ uid, claims: people[as].claims }));
}

/** Whether the schema lets in what a visitor adds; undefined for a request of which the schema alone says nothing. */
function schemaVerdict({ body, stored }: FilledRequest, project: string): boolean | undefined {
  const writes = (body as { writes?: unknown } | undefined)?.writes;
  if (stored.length > 0 || !Array.isArray(writes) || writes.length !== 1) return;
  if (Object.keys(writes[0] as object).join() !== 'update') return;
  try {
    const [write] = readCommit(body, project);
    const fields = write?.fieldsAfter(undefined, '') ?? {};
    if (!write || !patterns.id.test(write.id)) return false;
    return isStorable(write.collection, decodeFields(fields));
  } catch {
    return false;
  }
}

async function compare([what, expected, request]: ComparedRequest, sides: Sides) {
  const { emulator, project, store } = sides;
  const filled = fill(request, project);
  const [byStore, byRules] = await Promise.all([
    ask(store, filled, project),
    emulator && ask(emulator, filled, project),
  ]);
  const isAccepted = (byRules ?? byStore) === 200;
  const bySchema = schemaVerdict(filled, project);
  const isDisputed =
    [byStore, byRules].some((code) => code !== undefined && code !== (expected ?? code)) ||
    (byStore === 200) !== isAccepted ||
    (bySchema !== undefined && bySchema !== isAccepted);
  const answers = { table: expected, rules: byRules, store: byStore, schema: bySchema };
  return { isAccepted, fault: isDisputed && `${what}: ${JSON.stringify(answers)}` };
}

const CONCURRENCY = 10;

export async function compareAll(
  requests: readonly ComparedRequest[],
  sides: Sides,
): Promise<Findings> {
  const outcomes: Awaited<ReturnType<typeof compare>>[] = [];
  for (let start = 0; start < requests.length; start += CONCURRENCY) {
    const some = requests.slice(start, start + CONCURRENCY);
    outcomes.push(...(await Promise.all(some.map((request) => compare(request, sides)))));
  }
  return {
    cases: outcomes.length,
    accepted: outcomes.filter(({ isAccepted }) => isAccepted).length,
    disagreements: outcomes.flatMap(({ fault }) => fault || []),
  };
}
