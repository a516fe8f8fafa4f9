import { connect, createServer } from 'node:net';
import { listenLocally, LOOPBACK } from './listenLocally';

const answersAt = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Whether a program of this machine listens on a port, in either family of addresses. Listening there succeeds where the
 * other program has only the other family, and then a browser shows its pages.
 */
export async function isPortTaken(port: number): Promise<boolean> {
  const answers = await Promise.all([LOOPBACK, '::1'].map((host) => answersAt(host, port)));
  return answers.includes(true);
}

/** A port of this machine that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenLocally(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
