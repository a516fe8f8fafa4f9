import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { remotes } from '@site/contracts/remotes';
import { startNpm, type Program } from '@site/tooling/testing/startProgram';
import { expect, test } from '../browser/test';

test.describe.configure({ timeout: 180_000 });

const { folder, devPort } = remotes.remoteOrder;
const SERVED = /in development: (http:\/\/localhost:(\d+))/;

const running: Program[] = [];
test.afterEach(() => running.splice(0).forEach((command) => command.kill()));

let stranger: Server | undefined;
test.afterEach(() => stranger?.close());

/** Another program on a port, or on any. */
async function occupy(port: number): Promise<number> {
  const server = createServer((_request, response) => response.end('Another site.'));
  stranger = server;
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function start(...words: string[]): Program {
  const command = startNpm(['run', 'dev', ...words]);
  running.push(command);
  return command;
}

const pageAt = (address: string) => fetch(address, { headers: { accept: 'text/html' } });

test('the address is printed once it answers; beside another program there is another port', async () => {
  await occupy(devPort);
  const command = start('-w', folder);
  const [, address = '', port] = await command.line(SERVED);

  expect(Number(port)).not.toBe(devPort);
  expect(await pageAt(address).then((answer) => answer.text())).toContain('/main.js');
  expect(command.said()).toContain(`is at ${address}, not at http://localhost:${devPort}.`);
});

test('a port that was asked for and is taken is refused in a sentence, and nothing is left', async () => {
  const port = await occupy(0);
  const command = start('--', '--port', String(port));

  expect(await command.ended).toBe(1);
  expect(command.said()).toContain(
    `Port ${port} is in use by another program. Choose another --port.\n`,
  );
});

for (const [signal, end] of [
  ['SIGTERM to npm', 'stop'],
  ['Ctrl-C', 'interrupt'],
] as const) {
  test(`after ${signal} nothing is left`, async () => {
    const command = start('-w', folder, '--', '--port', String(await unused()));
    const [, address = ''] = await command.line(SERVED);
    command[end]();

    // Whatever is left holds the output open.
    await command.ended;
    await expect(pageAt(address)).rejects.toThrow();
  });
}

/** A port that was free a moment ago. */
async function unused(): Promise<number> {
  const port = await occupy(0);
  await new Promise((resolve) => stranger?.close(resolve));
  return port;
}
