import { createCommand, main } from '@site/tooling/command-line/command';

await main(() =>
  createCommand(
    'npm run rules -w order-backend --',
    'Write firestore.rules, the security rules of Firestore, from the schema.',
  ).action(async () => {
    const { replaceDurably } = await import('@site/tooling/files/writeDurably');
    const { firestoreRules } = await import('../rules/firestoreRules');
    const { rulesFile } = await import('../rules/rulesFile');
    await replaceDurably(rulesFile, firestoreRules());
    console.log(`Wrote ${rulesFile}`);
  }),
);
