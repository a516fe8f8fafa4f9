import { mkdtemp, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIdToken } from '../desk/idToken';
import { readFields } from '../documents/values';
import type { Emulator } from '../emulator/openEmulator';
import { journalIn } from '../journal/dataFolder';
import type { StaffDocuments } from '../requests/staffDocuments';
import { serveStore } from '../testing/serveStore';
import { rulesFile } from '../rules/rulesFile';
import {
  compareAtRandom,
  compareTable,
  type Findings,
  type Sample,
  type Sides,
} from './compareSides';
import { visitorRows } from './decisionTable';
import { deskMutants } from './deskMutants';
import { rulesMutants, schemaMutants } from './rulesMutants';
import type { Row } from './requests/proofRequest';
import { siteSchema } from './schemaVerdict';

/** What became of one seeded fault. */
export interface CaughtMutant {
  name: string;
  /** The first disagreement that it caused; `undefined` when nothing noticed it. */
  by: string | undefined;
}

/** What the whole proof found. */
export interface Proof {
  sample: Sample;
  table: Findings;
  random: Findings;
  mutants: CaughtMutant[];
}

/** Documents of a project are apart from those of all others, and so are its rules. */
const newProject = () => `demo-proof-${Math.random().toString(36).slice(2, 10)}`;

/** The same run, ended by the first disagreement. */
async function firstDisagreement(
  sides: Sides,
  sample: Sample,
  rows: readonly Row[],
): Promise<string | undefined> {
  const [inTable] = (await compareTable(sides, true, rows)).disagreements;
  return inTable ?? (await compareAtRandom(sides, sample, true)).disagreements[0];
}

/** Has the local store's own programs store what the emulator's owner stores. */
async function storeAsOwner(staff: StaffDocuments, writes: readonly unknown[]): Promise<void> {
  for (const { update } of writes as { update: { name: string; fields: object } }[]) {
    const [id = '', collection = ''] = update.name.split('/').reverse();
    await staff.change({ collection, id }, () => readFields(update.fields));
  }
}

/** Chooses which seeded faults are tried. */
type Choose = <Mutant>(mutants: readonly Mutant[]) => readonly Mutant[];

async function tryMutants(
  emulator: Emulator,
  rules: string,
  sides: Sides,
  sample: Sample,
  choose: Choose,
) {
  const caught: CaughtMutant[] = [];
  const faults = choose([
    ...rulesMutants.map((mutant) => ({ ...mutant, rows: visitorRows })),
    ...deskMutants,
  ]);
  for (const { name, change, rows } of faults) {
    const mutated = change(rules);
    if (mutated === rules) throw new Error(`The mutant "${name}" changes nothing.`);
    await emulator.loadRules(sides.project, mutated);
    // What an earlier fault let in would be taken for this one's.
    await emulator.clear(sides.project);
    caught.push({ name: `rules: ${name}`, by: await firstDisagreement(sides, sample, rows) });
  }
  await emulator.loadRules(sides.project, rules);
  await emulator.clear(sides.project);
  for (const { name, schema } of choose(schemaMutants)) {
    const by = await firstDisagreement({ ...sides, schema }, sample, visitorRows);
    caught.push({ name: `schema: ${name}`, by });
  }
  return caught;
}

/** Holds rules, schema and local store against each other on an emulator, and then the proof itself against seeded faults. */
export async function prove(
  emulator: Emulator,
  sample: Sample,
  choose: Choose = (mutants) => mutants,
): Promise<Proof> {
  const rules = readFileSync(rulesFile, 'utf8');
  const project = newProject();
  await emulator.loadRules(project, rules);
  const folder = await mkdtemp(join(tmpdir(), 'proof-'));
  const store = await serveStore({ journalFile: journalIn(folder), project, log: () => {} });
  try {
    const sides: Sides = {
      emulator: `http://${emulator.host}`,
      project,
      schema: siteSchema,
      store: {
        address: `http://localhost:${store.port}`,
        store: (writes) => storeAsOwner(store.staff, writes),
        tokenOf: (account) => signIdToken(project, account, store.tokenKey, Date.now()),
      },
    };
    const table = await compareTable(sides);
    const random = await compareAtRandom(sides, sample);
    const mutants = await tryMutants(emulator, rules, sides, sample, choose);
    return { sample, table, random, mutants };
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
}

/** The findings in lines for people. */
export function summary({ sample, table, random, mutants }: Proof): string[] {
  const missed = mutants.filter(({ by }) => by === undefined);
  const disagreements = [...table.disagreements, ...random.disagreements];
  const share = Math.round((100 * random.accepted) / random.cases);
  return [
    ...mutants.map(
      ({ name, by }) => `${by ? 'caught' : 'MISSED'}  ${name}${by ? ` (${by.slice(0, 120)})` : ''}`,
    ),
    ...disagreements.map((disagreement) => `DISAGREE ${disagreement}`),
    `Decision table: ${table.cases} requests, ${table.accepted} accepted.`,
    `At random: ${random.cases} requests, ${random.accepted} accepted (${share} %), --seed ${sample.seed}.`,
    `Disagreements between rules, schema and local store: ${disagreements.length}.`,
    `Seeded faults caught: ${mutants.length - missed.length} of ${mutants.length}.`,
  ];
}

/** True when nothing disagreed and every seeded fault was noticed. */
export function isProven({ table, random, mutants }: Proof): boolean {
  const isOne = table.disagreements.length === 0 && random.disagreements.length === 0;
  return isOne && mutants.every(({ by }) => by !== undefined);
}
