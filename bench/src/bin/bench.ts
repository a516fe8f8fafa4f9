import { languages, localised } from '@site/company/languages';
import { paths, routes } from '@site/company/paths';
import { products } from '@site/company/products';
import { createCommand, main, Option, wholeNumber } from '@site/tooling/command-line/command';

interface Options {
  minutes?: number;
  quick?: boolean;
  keep?: boolean;
}

const EVERY_PAGE = languages.flatMap((language) => routes.map((path) => localised(path, language)));
const QUICK_PAGES = [paths.home, products[0]?.path ?? '', paths.buyNow];

await main(() =>
  createCommand(
    'npm run bench --',
    'Measure how fast the pages are, against the same pages without script.',
  )
    .option(
      '--minutes <number>',
      'after so many, measure no page that was measured before (default: no limit)',
      wholeNumber(),
    )
    .option('--quick', 'one round of three pages in English')
    .addOption(
      new Option('--keep', 'write the results of a full run into bench/results').conflicts('quick'),
    )
    .action(async ({ quick, keep = false, minutes = Infinity }: Options) => {
      const [pages, rounds] = quick ? [QUICK_PAGES, 1] : [EVERY_PAGE, 5];
      const { runBench } = await import('../runBench');
      // What Lighthouse leaves open would keep the process.
      process.exit(await runBench({ pages, isKept: keep, rounds, minutes }));
    }),
);
