import { main, processTerminal } from '@site/tooling/command-line/command';

await main(async () => {
  const { releaseCommand } = await import('../commands/releaseCommand');
  return releaseCommand(processTerminal);
});
