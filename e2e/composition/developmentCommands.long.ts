import { folderOf } from '@site/contracts/applicationNames';
import { remotes } from '@site/contracts/remotes';
import { serveLocally, type LocalServer } from '@site/tooling/http/serveLocally';
import { freePort, isPortTaken } from '@site/tooling/http/openPort';
import { startNpm, type Program } from '@site/tooling/testing/startProgram';
import { expect, test } from '../browser/test';

test.describe.configure({ timeout: 180_000 });

const folder = folderOf('order');
const { devPort } = remotes.order;
const SERVED = /in development: (http:\/\/localhost:(\d+))/;

const running: Program[] = [];
test.afterEach(() => running.splice(0).forEach((command) => command.kill()));

let stranger: LocalServer | undefined;
test.afterEach(() => stranger?.close());

/** Has another program on a port, or on any. A server of other tests may be there: that is one, too. */
async function occupy(port: number): Promise<number> {
  if (port !== 0 && (await isPortTaken(port))) return port;
  stranger = await serveLocally((_, response) => response.end('Another site.'), port);
  return Number(new URL(stranger.address).port);
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

test('a port that was asked for and is taken is refused with a message, and nothing is left', async () => {
  const port = await occupy(0);
  const command = start('--', '--port', String(port));

  expect(await command.ended).toBe(1);
  expect(command.said()).toContain(
    `Port ${port} is in use by another program. Choose another --port.\n`,
  );
});

test('a desk in development asks for the served one, whose orders it shows', async () => {
  const command = start('--', 'desk', '--desk', String(await freePort()));

  expect(await command.ended).toBe(1);
  expect(command.said()).toMatch(
    /The order desk is not at \S+\. Start it first: npm start\. At another port: --desk PORT\n/,
  );
});

for (const [signal, end] of [
  ['SIGTERM to npm', 'stop'],
  ['Ctrl-C', 'interrupt'],
] as const) {
  test(`after ${signal} nothing is left`, async () => {
    const command = start('-w', folder, '--', '--port', String(await freePort()));
    const [, address = ''] = await command.line(SERVED);
    command[end]();

    // Whatever is left holds the output open.
    await command.ended;
    await expect(pageAt(address)).rejects.toThrow();
  });
}
