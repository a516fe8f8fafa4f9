import { main, processTerminal } from '@site/tooling/command-line/command';

await main(async () => {
  const { siteCommand } = await import('../commands/siteCommand');
  return siteCommand(processTerminal);
});
