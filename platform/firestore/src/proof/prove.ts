import { mkdtemp, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIdToken } from '../signed-in/idToken';
import { readFields } from '../documents/values';
import type { Side } from './requests/proofRequest';
import type { Emulator } from '../emulator/openEmulator';
import { journalIn } from '../journal/dataFolder';
import type { ServerDocuments } from '../requests/serverDocuments';
import { serveStore } from '../testing/serveStore';
import { rulesFile } from '../rules/rulesFile';
import { compareAtRandom, compareTable, type Findings, type Sample } from './compareSides';

/** What the whole proof found. */
export interface Proof {
  sample: Sample;
  table: Findings;
  random: Findings;
}

/** Documents of a project are apart from those of all others, and so are its rules. */
const newProject = () => `demo-proof-${Math.random().toString(36).slice(2, 10)}`;

/** Has the local store's own programs store what the emulator's owner stores. */
async function storeAsOwner(staff: ServerDocuments, writes: readonly unknown[]): Promise<void> {
  for (const { update } of writes as { update: { name: string; fields: object } }[]) {
    const [id = '', collection = ''] = update.name.split('/').reverse();
    await staff.change({ collection, id }, () => readFields(update.fields));
  }
}

/** Opens a local store for a comparison. */
async function withStore<Result>(
  project: string,
  work: (store: Side) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'proof-'));
  const store = await serveStore({ journalFile: journalIn(folder), project, log: () => {} });
  try {
    return await work({
      address: `http://localhost:${store.port}`,
      store: (writes) => storeAsOwner(store.staff, writes),
      tokenOf: (account) => signIdToken(project, account, store.tokenKey, Date.now()),
    });
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
}

/** Holds the local store alone against the table, where there is no emulator. */
export const proveStore = (): Promise<Findings> => {
  const project = newProject();
  return withStore(project, (store) => compareTable({ project, store }));
};

/** Holds rules, schema and local store against each other on an emulator. */
export async function prove(emulator: Emulator, sample: Sample): Promise<Proof> {
  const project = newProject();
  await emulator.loadRules(project, readFileSync(rulesFile, 'utf8'));
  return withStore(project, async (store) => {
    const sides = { emulator: `http://${emulator.host}`, project, store };
    const table = await compareTable(sides);
    return { sample, table, random: await compareAtRandom(sides, sample) };
  });
}

const disagreementsOf = ({ table, random }: Proof) => [
  ...table.disagreements,
  ...random.disagreements,
];

/** The findings in lines for people. */
export function summary(proof: Proof): string[] {
  const { sample, table, random } = proof;
  const share = Math.round((100 * random.accepted) / random.cases);
  return [
    ...disagreementsOf(proof).map((disagreement) => `DISAGREE ${disagreement}`),
    `Decision table: ${table.cases} requests, ${table.accepted} accepted.`,
    `At random: ${random.cases} requests, ${random.accepted} accepted (${share} %), --seed ${sample.seed}.`,
    `Disagreements between rules, schema and local store: ${disagreementsOf(proof).length}.`,
  ];
}

/** True when nothing disagreed. */
export const isProven = (proof: Proof): boolean => disagreementsOf(proof).length === 0;
