import { createCommand, main } from '@site/tooling/command-line/command';

await main(() =>
  createCommand(
    'npm run rules -w platform/firestore --',
    'Write firestore.rules, the security rules of Firestore, from the schema.',
  ).action(async () => {
    const { writeFile } = await import('node:fs/promises');
    const { firestoreRules } = await import('../rules/firestoreRules');
    const { rulesFile } = await import('../rules/rulesFile');
    await writeFile(rulesFile, firestoreRules());
    console.log(`Wrote ${rulesFile}`);
  }),
);
