import { runScript } from '../command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run new',
    summary: 'Put the files of something new where they belong, with a first test.',
    words: 'KIND NAME',
    details: [
      'remote NAME     a remote with a page of its own and an entry in the menu: store-finder',
      'product NAME    a product with a page, a card and a place in the order form: gel',
      'section NAME    a section of the home page: how-to-rest',
      'component NAME  a component that all applications may show: Badge',
      'Each has a page in docs/recipes, with what remains for a person.',
    ],
    options: {
      title: { value: 'TEXT', help: 'remote, section: what people read, if not the name' },
      path: { value: 'PATH', help: 'remote: the address of its page, if not /NAME' },
      foreign: { help: 'remote: others build it, so only its declaration is made' },
      module: { value: 'NAME', help: 'remote: what its build exposes, if not like the remote' },
      owner: { value: 'TEAM', help: 'remote: who answers for it, if not @cirvena/NAME-team' },
      'allow-dirty': { help: 'also with changes that are not committed' },
    },
  },
  async ({ words, values }) => {
    const { runNew } = await import('../new/runNew');
    await runNew(words, values);
  },
);
