import { isLongForm } from '@site/tooling/testing/testForm';
import { openEmulator, whyNoEmulator } from '../openEmulator';
import { testOnEmulator } from '../onEmulator';
import { rulesFile } from '../../rules/rulesFile';
import { prove, type Proof } from './prove';

/** The same requests in every run, so that a change is blamed for its own faults. Another seed draws others. */
const SAMPLE = {
  seed: Number(process.env.PROOF_SEED ?? 20_260_411),
  cases: isLongForm ? 2500 : 100,
};

function expectProven({ table, random }: Proof): void {
  expect([...table.disagreements, ...random.disagreements]).toEqual([]);
  const { cases, accepted } = random;
  expect(cases).toBeGreaterThanOrEqual(SAMPLE.cases);
  // Both answers must be well represented, or the run tells little.
  expect(accepted / cases).toBeGreaterThan(0.2);
  expect(accepted / cases).toBeLessThan(0.8);
}

// Beside an emulator the local store is asked the same, by the test below.
if (whyNoEmulator() !== undefined) {
  test('the local store decides as the table says, and as the schema', async () => {
    expectProven(await prove(SAMPLE));
  });
}

testOnEmulator(
  'the local store and the rules decide as the table says, and as the schema',
  async () => {
    const emulator = await openEmulator(rulesFile);
    try {
      expectProven(await prove(SAMPLE, emulator));
    } finally {
      await emulator.close();
    }
  },
);
