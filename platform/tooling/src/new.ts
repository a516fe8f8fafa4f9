import { runScript } from './command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run new',
    summary: 'Put the files of something new where they belong, with a first test.',
    words: 'KIND NAME',
    details: ['remote NAME makes a remote with a page of its own and an entry in the menu.'],
    options: {
      title: { value: 'TEXT', help: 'what the page of a remote is called, if not like the remote' },
      path: { value: 'PATH', help: 'the address of its page, if not /NAME' },
      foreign: { help: 'a remote that others build: only its declaration is made' },
      module: { value: 'NAME', help: 'what its build exposes, if not like the remote' },
      owner: { value: 'TEAM', help: 'who answers for it, if not @cirvena/NAME-team' },
    },
  },
  async ({ words, values }) => {
    const { runNew } = await import('./new/runNew');
    await runNew(words, values);
  },
);
