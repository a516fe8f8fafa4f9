import { connect, createServer, type AddressInfo } from 'node:net';

const LAST_PORT = 65_535;

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
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => answersAt(host, port)));
  return answers.includes(true);
}

/** The first port from this one on that is not taken and not among `others`. */
export async function openPort(first: number, others: readonly number[] = []): Promise<number> {
  for (let port = first; port <= LAST_PORT; port += 1) {
    if (!others.includes(port) && !(await isPortTaken(port))) return port;
  }
  throw new Error(`No port is free from ${first} on.`);
}

/** A port of this machine that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
