import { randomInt } from 'node:crypto';
import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '@site/contracts/staffCollections';
import { isLongForm, sampleOf } from '@site/tooling/testing/testForm';
import { openEmulator, type Emulator } from '../emulator/openEmulator';
import { testOnEmulator } from '../emulator/testing/onEmulator';
import { firestoreRules } from '../rules/firestoreRules';
import { rulesFile } from '../rules/rulesFile';
import { compareTable } from './compareSides';
import { prove, summary } from './prove';
import { siteSchema } from './schemaVerdict';

/** The same requests in every run, so that a change is blamed for its own faults; `npm run rules:prove` draws new ones. */
const SEED = 20_260_411;

/** Requests at random. */
const CASES = isLongForm ? 2000 : 100;
/** Of the seeded faults, the short form tries each twentieth. */
const STEP = 20;
const LEAST_MUTANTS = isLongForm ? 75 : 4;

/** One emulator for all of these tests: projects keep them apart. */
let opening: Promise<Emulator> | undefined;
const emulatorOfTests = () => (opening ??= openEmulator(rulesFile));
afterAll(async () => (await opening)?.close());

testOnEmulator(
  'rules, schema and local store decide alike, and seeded faults are caught',
  async () => {
    const emulator = await emulatorOfTests();
    const proof = await prove(emulator, { seed: SEED, cases: CASES }, (mutants) =>
      sampleOf(mutants, STEP),
    );
    process.stderr.write(`${summary(proof).slice(-4).join('\n')}\n`);

    expect(proof.table.disagreements).toEqual([]);
    expect(proof.random.disagreements).toEqual([]);
    expect(proof.random.cases).toBeGreaterThanOrEqual(CASES);
    // Both answers must be well represented, or the run tells little.
    expect(proof.random.accepted / proof.random.cases).toBeGreaterThan(0.2);
    expect(proof.random.accepted / proof.random.cases).toBeLessThan(0.8);
    expect(proof.mutants.filter(({ by }) => by === undefined)).toEqual([]);
    expect(proof.mutants.length).toBeGreaterThanOrEqual(LEAST_MUTANTS);
  },
);

testOnEmulator(
  'a brand whose collections are no plain paths is held to the same schema',
  async () => {
    const emulator = await emulatorOfTests();
    const project = `demo-brand-${randomInt(2 ** 31)}`;
    // The other match would let the same documents in, so both names change.
    const renamed = (name: string) => `Véna's "Plus"_${name}`;
    const names: [string, string][] = [
      [renamed('Form'), 'isOrder'],
      [renamed('Subscribers'), 'isSubscriber'],
    ];
    const rules = {
      [renamed('Form')]: siteSchema.rules[collections.orders] ?? {},
      [renamed('Subscribers')]: siteSchema.rules[collections.subscribers] ?? {},
    };
    const staff = Object.fromEntries(
      Object.keys(staffCollections).map((key) => [
        key,
        renamed(staffCollections[key as keyof typeof staffCollections].replace(/^.*_/, '')),
      ]),
    ) as Record<keyof typeof staffCollections, string>;
    await emulator.loadRules(project, firestoreRules(rules, names, staff));

    const sides = {
      emulator: `http://${emulator.host}`,
      project,
      schema: { ...siteSchema, rules },
    };
    const { disagreements } = await compareTable({ ...sides, rename: renamed });
    expect(disagreements).toEqual([]);
  },
);
