import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from '@site/tooling/http/listenLocally';

export type Network = Awaited<ReturnType<typeof openNetwork>>;

/** A network between browsers and a site, which can be cut: a site takes more than a second of a core to start again. */
export async function openNetwork(site: string) {
  let leadsTo = new URL(site);
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const onward = connect(Number(leadsTo.port), leadsTo.hostname);
    for (const [from, to] of [
      [visitor, onward],
      [onward, visitor],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const port = await listenLocally(server);
  return {
    /** The site's address through this network. */
    address: `http://localhost:${port}`,
    port,
    /** From now on nobody answers. */
    async cut() {
      const closed = new Promise<void>((done) => void server.close(() => done()));
      sockets.forEach((socket) => socket.destroy());
      await closed;
    },
    /** The site answers again where visitors find it, or another one. */
    async restore(other = leadsTo.href) {
      leadsTo = new URL(other);
      await listenLocally(server, port);
    },
  };
}
