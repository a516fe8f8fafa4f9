import { main, processTerminal } from '@site/tooling/command-line/command';

await main(async () => {
  const { ordersCommand } = await import('../orders/ordersCommand');
  return ordersCommand(processTerminal);
});
