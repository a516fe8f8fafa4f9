import { freePort } from '@site/tooling/http/openPort';
import { serveLocally, type LocalServer } from '@site/tooling/http/serveLocally';
import { choosePort } from './choosePort';

let stranger: LocalServer | undefined;
afterEach(() => stranger?.close());

/** A port that another program has. */
async function takenPort(): Promise<number> {
  stranger = await serveLocally((_, response) => response.end('Another site.'), 0);
  return Number(new URL(stranger.address).port);
}

test('the usual port, or the one that was asked for, is taken where it is free', async () => {
  const [usual, asked] = [await freePort(), await freePort()];
  expect(await choosePort(usual)).toBe(usual);
  expect(await choosePort(usual, asked)).toBe(asked);
});

test('beside another program it is any other, unless a port was asked for', async () => {
  const taken = await takenPort();
  expect(await choosePort(taken)).not.toBe(taken);
  expect(await choosePort(taken, 0)).toBeGreaterThan(0);
  await expect(choosePort(await freePort(), taken)).rejects.toThrow(
    `Port ${taken} is in use by another program. Choose another --port.`,
  );
});
