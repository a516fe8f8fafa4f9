import { createCommand, main } from '@site/tooling/command-line/command';

interface Options {
  to?: string;
  only?: string;
  keep?: boolean;
}

await main(() =>
  createCommand(
    'npm run screenshots -w e2e --',
    'Take pictures of every route and state at three widths, light and dark.',
  )
    .option('--to <folder>', 'where to write them (default: dist/screenshots)')
    .option('--only <names>', 'these states alone, separated by commas')
    .option('--keep', 'the few that the documents show, in their place')
    .action(async ({ to, only, keep: isForDocuments = false }: Options) => {
      const { takeScreenshots } = await import('../screenshots/takeScreenshots');
      await takeScreenshots({ to, only: only?.split(','), isForDocuments });
    }),
);
