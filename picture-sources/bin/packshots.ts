import { relative } from 'node:path';
import {
  createCommand,
  InvalidArgumentError,
  main,
  wholeNumber,
} from '@site/tooling/command-line/command';
import { root } from '@site/tooling/workspace';

interface RenderOptions {
  only?: string[];
  samples: number;
  scale: number;
  skipRender?: boolean;
}

function share(text: string): number {
  const number = Number(text);
  if (number > 0 && number <= 1) return number;
  throw new InvalidArgumentError('Expected e.g. 0.5, at most 1.');
}

const packshots = createCommand(
  'npm run packshots -w picture-sources --',
  'Render the pack pictures with Blender.',
)
  .option(
    '--only <name>',
    'render this picture alone; may be repeated',
    (name: string, all: string[] = []) => [...all, name],
  )
  .option('--samples <number>', 'samples per pixel', wholeNumber(), 48)
  .option('--scale <share>', 'share of the full size, for a quick look', share, 1)
  .option('--skip-render', 'encode what was rendered before')
  .helpCommand(true)
  .action(async ({ only, samples, scale, skipRender: skipsRender = false }: RenderOptions) => {
    const { renderPackshots } = await import('../export/renderPackshots');
    await renderPackshots({ only, samples, scale, skipsRender });
  });

packshots
  .command('add <name> <file>')
  .description(
    'make all widths and formats of a photograph or drawing, in place of one of that name',
  )
  .action(async (name: string, file: string) => {
    const { addPicture } = await import('../export/addPicture');
    for (const written of await addPicture(name, file)) console.log(relative(root, written));
    const { wordsOfPicture } = await import('../export/wordsOfPicture');
    const words = wordsOfPicture(name);
    if (words.length === 0) return;
    console.log(`Do these words still say what ${name} shows? Change “alt” where they do not.`);
    for (const line of words) console.log(line);
  });

await main(() => packshots);
