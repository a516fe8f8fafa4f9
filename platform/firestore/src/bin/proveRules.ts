import { randomInt } from 'node:crypto';
import { readNumber } from '@site/tooling/command-line/readCommandLine';
import { runScript } from '@site/tooling/command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run rules:prove',
    summary: "Compare rules, schema and local store on Google's Firestore emulator.",
    options: {
      seed: { value: 'NUMBER', help: 'repeat the run with this seed' },
      cases: { value: 'NUMBER', help: 'how many random requests to compare (default: 2500)' },
    },
  },
  async ({ values }) => {
    const sample = {
      seed: readNumber('seed', values.seed, { otherwise: randomInt(2 ** 31), least: 0 }),
      cases: readNumber('cases', values.cases, { otherwise: 2500 }),
    };
    const { openEmulator } = await import('../emulator/openEmulator');
    const { isProven, prove, summary } = await import('../proof/prove');
    const { rulesFile } = await import('../rules/rulesFile');
    const emulator = await openEmulator(rulesFile);
    const started = Date.now();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => void emulator.close().finally(() => process.exit(1)));
    }
    try {
      const proof = await prove(emulator, sample);
      summary(proof).forEach((line) => console.log(line));
      console.log(`Took ${Math.round((Date.now() - started) / 1000)} s.`);
      return isProven(proof) ? 0 : 1;
    } finally {
      await emulator.close();
    }
  },
);
