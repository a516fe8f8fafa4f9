import { runScript } from '@site/tooling/command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run staff',
    summary: 'List, add and remove the people who may use the order desk.',
    words: '[add EMAIL NAME | remove EMAIL]',
    details: ['', 'Without words the accounts are listed.'],
    options: {
      data: { value: 'FOLDER', help: 'the data folder of the local server (default: .data)' },
      production: {
        help: 'accounts of the Firebase project; needs SITE_FIRESTORE_TOKEN=$(gcloud auth print-access-token)',
      },
      project: { value: 'ID', help: "with --production: another project than the site's" },
    },
  },
  async ({ words, values }) => {
    const { runStaff } = await import('../command/runStaff');
    await runStaff(words, values);
  },
);
