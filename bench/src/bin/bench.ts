import { createCommand, main, Option, wholeNumber } from '@site/tooling/command-line/command';
import { readSelection, type Asked } from '../readSelection';

interface Options extends Asked {
  rounds?: number;
  minutes?: number;
}

await main(() =>
  createCommand(
    'npm run bench --',
    'Measure how fast the pages are, against the same pages without script.',
  )
    .option('--rounds <number>', 'how often to measure each page (default: 5)', wholeNumber())
    .option(
      '--minutes <number>',
      'after so many, measure no page that was measured before (default: no limit)',
      wholeNumber(),
    )
    .option('--routes <paths>', 'only these pages, separated by commas, such as /,/hi/buy-now')
    .addOption(new Option('--only <part>', 'only this part').choices(['lighthouse', 'touch']))
    .option('--quick', 'one round of three pages in English')
    .option('--keep', 'write the results of a full run into bench/results')
    .action(async (options: Options) => {
      const { rounds = options.quick ? 1 : 5, minutes = Infinity } = options;
      const selection = readSelection(options);
      const { runBench } = await import('../runBench');
      // What Lighthouse leaves open would keep the process.
      process.exit(await runBench({ ...selection, rounds, minutes }));
    }),
);
