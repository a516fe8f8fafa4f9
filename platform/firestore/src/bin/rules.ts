import { runScript } from '@site/tooling/command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run rules',
    summary: 'Write firestore.rules, the security rules of Firestore, from the schema.',
  },
  async () => {
    const { writeFile } = await import('node:fs/promises');
    const { firestoreRules } = await import('../rules/firestoreRules');
    const { rulesFile } = await import('../rules/rulesFile');
    await writeFile(rulesFile, firestoreRules());
    console.log(`Wrote ${rulesFile}`);
  },
);
