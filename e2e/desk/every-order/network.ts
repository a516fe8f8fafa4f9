import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The network between a device and a server on this machine. */
export interface Network {
  port: number;
  /** `losesAnswers` lets requests through and breaks the connection when the answer comes. */
  state: 'up' | 'down' | 'losesAnswers';
  /** Changes the state, and breaks what is open. */
  become(state: Network['state']): void;
  close(): Promise<void>;
}

/** Lays a network to a port, on a port of its own. */
export async function layNetwork(port: number): Promise<Network> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    if (network.state === 'down') return near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    near.pipe(far);
    far.on('data', (bytes) => {
      if (network.state === 'losesAnswers') near.destroy();
      else near.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const network: Network = {
    port: (server.address() as AddressInfo).port,
    state: 'up',
    become(state) {
      network.state = state;
      open.forEach((socket) => socket.destroy());
    },
    async close() {
      network.become('down');
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return network;
}

/** A port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
