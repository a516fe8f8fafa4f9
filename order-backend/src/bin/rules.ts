import { createCommand, main } from '@site/tooling/command-line/command';

await main(() =>
  createCommand(
    'npm run rules -w order-backend --',
    'Write firestore.rules, the security rules of Firestore, from the schema.',
  )
    .option('--closed', 'in a flood: rules under which staff alone add orders and subscribers')
    .action(async ({ closed }: { closed?: boolean }) => {
      const { replaceDurably } = await import('@site/tooling/files/writeDurably');
      const { firestoreRules } = await import('../rules/firestoreRules');
      const { closedPolicy, policy } = await import('../rules/policy');
      const { rulesFile } = await import('../rules/rulesFile');
      await replaceDurably(rulesFile, firestoreRules(closed ? closedPolicy : policy));
      console.log(`Wrote ${rulesFile}`);
    }),
);
