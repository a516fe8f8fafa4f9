import { createServer } from 'node:net';
import { isPortTaken, openPort } from '@site/tooling/http/openPort';

/** A port that no other program gets until it is given up. */
export interface KeptPort {
  port: number;
  giveUp: () => Promise<void>;
}

/** Listens there until the server does; undefined when another program began to in the meantime. */
const keep = (port: number) =>
  new Promise<KeptPort | undefined>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (failure: NodeJS.ErrnoException) =>
      failure.code === 'EADDRINUSE' ? resolve(undefined) : reject(failure),
    );
    const giveUp = () => new Promise<void>((done) => void server.close(() => done()));
    server.listen(port, 'localhost', () => resolve({ port, giveUp }));
  });

/**
 * The port that was asked for; otherwise the usual one, or where another program has that, the next free one that is not among
 * `others`.
 * @throws Error when another program has the one that was asked for
 */
export async function choosePort(
  usual: number,
  { asked, others = [] }: { asked?: number | undefined; others?: readonly number[] },
): Promise<KeptPort> {
  if (asked === undefined) {
    const isFree = !others.includes(usual) && !(await isPortTaken(usual));
    const port = isFree ? usual : await openPort(usual + 1, others);
    // Two people, or two windows of one, may begin in the same second.
    return (await keep(port)) ?? choosePort(usual, { others: [...others, port] });
  }
  const kept = (await isPortTaken(asked)) ? undefined : await keep(asked);
  if (kept) return kept;
  throw new Error(`Port ${asked} is in use by another program. Choose another --port.`);
}
