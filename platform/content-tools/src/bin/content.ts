import {
  createCommand,
  INTERRUPTED,
  main,
  portNumber,
  runProgram,
} from '@site/tooling/command-line/command';

const content = createCommand('npm run content --', 'Show every page while its texts are edited.')
  .option('--port <number>', 'port of the pages (default: 3000, or any free one)', portNumber)
  .helpCommand(true)
  .action(async ({ port }: { port?: number }) => {
    const development = 'platform/build/src/bin/dev.ts';
    const options = ['--pages', ...(port === undefined ? [] : ['--port', String(port)])];
    const args = ['--import', 'tsx', development, ...options];
    const code = await runProgram(process.execPath, args);
    if (code !== INTERRUPTED) process.exitCode = code;
  });

content
  .command('check')
  .description('list every problem of the texts in every language, with its file and line')
  .option('--unreviewed', 'also list the files that nobody has reviewed yet')
  .action(async ({ unreviewed = false }: { unreviewed?: boolean }) => {
    const { checkAll } = await import('../checks/checkAll');
    process.exitCode = await checkAll({ listsUnreviewed: unreviewed });
  });

content
  .command('icons')
  .description("draw the site's icons, missing pictures for shared links, and the fonts of Hindi")
  .option('--only-missing', 'only pictures for shared links that are missing')
  .option('--only-fonts', 'only the fonts')
  .addHelpText(
    'after',
    '\nTo draw a picture for shared links again, delete it in shell/public/og first.',
  )
  .action(async ({ onlyFonts, onlyMissing }: { onlyFonts?: boolean; onlyMissing?: boolean }) => {
    const { makeIcons } = await import('../icons/makeIcons');
    const kinds = [
      ...(onlyFonts ? (['fonts'] as const) : []),
      ...(onlyMissing ? (['missing'] as const) : []),
    ];
    await makeIcons(kinds.length ? kinds : undefined);
  });

await main(() => content);
