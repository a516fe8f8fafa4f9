import { randomInt } from 'node:crypto';
import { createCommand, main, wholeNumber } from '@site/tooling/command-line/command';

const rules = createCommand(
  'npm run rules -w platform/firestore --',
  'Write firestore.rules, the security rules of Firestore, from the schema.',
)
  .helpCommand(true)
  .action(async () => {
    const { writeFile } = await import('node:fs/promises');
    const { firestoreRules } = await import('../rules/firestoreRules');
    const { rulesFile } = await import('../rules/rulesFile');
    await writeFile(rulesFile, firestoreRules());
    console.log(`Wrote ${rulesFile}`);
  });

rules
  .command('prove')
  .description("compare rules, schema and local store on Google's Firestore emulator")
  .option('--seed <number>', 'repeat the run with this seed', wholeNumber({ least: 0 }))
  .option('--cases <number>', 'how many random requests to compare', wholeNumber(), 2500)
  .action(async ({ seed = randomInt(2 ** 31), cases }: { seed?: number; cases: number }) => {
    const { openEmulator } = await import('../emulator/openEmulator');
    const { disagreementsOf, prove } = await import('../proof/prove');
    const { rulesFile } = await import('../rules/rulesFile');
    const emulator = await openEmulator(rulesFile);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => void emulator.close().finally(() => process.exit(1)));
    }
    try {
      const proof = await prove({ seed, cases }, emulator);
      const disagreements = disagreementsOf(proof);
      disagreements.forEach((disagreement) => console.log(`DISAGREE ${disagreement}`));
      for (const [name, { cases: asked, accepted }] of Object.entries(proof)) {
        console.log(`${name}: ${asked} requests, ${accepted} accepted.`);
      }
      console.log(`Disagreements: ${disagreements.length}, --seed ${seed}.`);
      if (disagreements.length > 0) process.exitCode = 1;
    } finally {
      await emulator.close();
    }
  });

await main(() => rules);
