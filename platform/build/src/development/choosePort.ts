import { createServer } from 'node:net';
import { listenLocally } from '@site/tooling/http/listenLocally';
import { isPortTaken, openPort } from '@site/tooling/http/openPort';

/** A port that no other program gets until it is given up. */
export interface KeptPort {
  port: number;
  giveUp: () => Promise<void>;
}

/** Listens there until the server does; undefined when another program began to in the meantime. */
async function keep(wanted: number): Promise<KeptPort | undefined> {
  const server = createServer((socket) => socket.destroy());
  const giveUp = () => new Promise<void>((done) => void server.close(() => done()));
  try {
    return { port: await listenLocally(server, wanted), giveUp };
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined;
    throw failure;
  }
}

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
