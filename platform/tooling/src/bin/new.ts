import { createCommand, main } from '../command-line/command';
import type { Kind } from '../new/plan';
import type { NewOptions } from '../new/recipe';

const command = createCommand(
  'npm run new --',
  'Put the files of something new where they belong, with a first test.',
).addHelpText('after', '\nEach has a page in docs/recipes, with what remains for a person.');

const add = (kind: Kind, summary: string) =>
  command
    .command(`${kind} <name>`)
    .description(summary)
    .action(async (name: string, options: NewOptions) => {
      const { makeNew } = await import('../new/makeNew');
      await makeNew(kind, name, options);
    });

add('remote', 'a remote with a page of its own and an entry in the menu: store-finder')
  .option('--title <text>', 'what people read, if not the name')
  .option('--path <path>', 'the address of its page, if not /NAME')
  .option('--foreign', 'others build it, so only its declaration is made')
  .option('--module <name>', 'what its build exposes, if not like the remote')
  .option('--owner <team>', 'who answers for it, if not @cirvena/NAME-team');
add('product', 'a product with a page, a card and a place in the order form: gel');
add('section', 'a section of the home page: how-to-rest').option(
  '--title <text>',
  'what people read, if not the name',
);
add('component', 'a component that all applications may show: Badge');

await main(() => command);
