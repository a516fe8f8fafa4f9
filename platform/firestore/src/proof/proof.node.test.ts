import { isLongForm } from '@site/tooling/testing/testForm';
import { openEmulator } from '../emulator/openEmulator';
import { testOnEmulator } from '../emulator/testing/onEmulator';
import { rulesFile } from '../rules/rulesFile';
import { prove, proveStore, summary } from './prove';

/** The same requests in every run, so that a change is blamed for its own faults; `npm run rules -w platform/firestore -- prove` draws new ones. */
const SEED = 20_260_411;

/** Requests at random. */
const CASES = isLongForm ? 2000 : 100;

test('the local store decides as the table says', async () => {
  const { cases, disagreements } = await proveStore();

  expect(disagreements).toEqual([]);
  expect(cases).toBeGreaterThan(0);
});

testOnEmulator('rules, schema and local store decide alike', async () => {
  const emulator = await openEmulator(rulesFile);
  try {
    const proof = await prove(emulator, { seed: SEED, cases: CASES });
    process.stderr.write(`${summary(proof).slice(-3).join('\n')}\n`);

    expect(proof.table.disagreements).toEqual([]);
    expect(proof.random.disagreements).toEqual([]);
    expect(proof.random.cases).toBeGreaterThanOrEqual(CASES);
    // Both answers must be well represented, or the run tells little.
    expect(proof.random.accepted / proof.random.cases).toBeGreaterThan(0.2);
    expect(proof.random.accepted / proof.random.cases).toBeLessThan(0.8);
  } finally {
    await emulator.close();
  }
});
