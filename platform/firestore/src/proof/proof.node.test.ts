import { isLongForm } from '@site/tooling/testing/testForm';
import { openEmulator } from '../emulator/openEmulator';
import { testOnEmulator } from '../emulator/testing/onEmulator';
import { rulesFile } from '../rules/rulesFile';
import { disagreementsOf, prove, type Proof } from './prove';

/** The same requests in every run, so that a change is blamed for its own faults; `npm run rules -w platform/firestore -- prove` draws new ones. */
const SAMPLE = { seed: 20_260_411, cases: isLongForm ? 2000 : 100 };

function expectProven(proof: Proof): void {
  expect(disagreementsOf(proof)).toEqual([]);
  const { cases, accepted } = proof.random;
  expect(cases).toBeGreaterThanOrEqual(SAMPLE.cases);
  // Both answers must be well represented, or the run tells little.
  expect(accepted / cases).toBeGreaterThan(0.2);
  expect(accepted / cases).toBeLessThan(0.8);
}

test('the local store decides as the table says, and as the schema', async () => {
  expectProven(await prove(SAMPLE));
});

testOnEmulator('so do the rules', async () => {
  const emulator = await openEmulator(rulesFile);
  try {
    expectProven(await prove(SAMPLE, emulator));
  } finally {
    await emulator.close();
  }
});
