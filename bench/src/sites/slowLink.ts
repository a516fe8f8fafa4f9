import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A phone's link in Lighthouse's numbers, which its own throttling applies to requests and not to packets. */
const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = 204.8;

/** What TCP sends before it has an answer: ten packets, and with each answer as many bytes more as it tells of. */
const PACKET = 1460;
const FIRST_FLIGHT = 10 * PACKET;

export interface SlowLink {
  /** The site's address behind the link, without a slash at the end. */
  address: string;
  close(): Promise<void>;
}

const until = (at: number) => pause(Math.max(0, at - performance.now()));

/** Puts a slow link in front of a site of this machine: a round trip, one rate for all connections, and TCP's slow start. */
export async function openSlowLink(site: string): Promise<SlowLink> {
  const { protocol, hostname, port } = new URL(site);
  const line = { freeAt: 0 };
  const open = new Set<Socket>();
  const server = createServer((phone) => {
    const host = connect({ host: hostname, port: Number(port), noDelay: true });
    phone.setNoDelay();
    const end = () => [phone, host].forEach((it) => it.destroy());
    for (const socket of [phone, host]) {
      open.add(socket);
      socket.on('error', end).on('close', () => open.delete(socket));
    }
    void ask(phone, host).then(end, end);
    void answer(host, phone, line).then(end, end);
  });
  await once(server.listen(0, hostname), 'listening');
  return {
    address: `${protocol}//${hostname}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      open.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What a phone asks is small: it only takes its time, and that of the connection's own first round trip. */
async function ask(phone: Socket, host: Socket): Promise<void> {
  const connectedAt = performance.now() + ROUND_TRIP_MS;
  let arrivals = Promise.resolve();
  for await (const data of phone as AsyncIterable<Buffer>) {
    const arrivesAt = Math.max(connectedAt, performance.now()) + ROUND_TRIP_MS / 2;
    arrivals = arrivals.then(() => until(arrivesAt)).then(() => void host.write(data));
  }
  await arrivals;
}

/** Sends the host's answers packet by packet, no more at once than TCP would before the phone has told what came. */
async function answer(host: Socket, phone: Socket, line: { freeAt: number }): Promise<void> {
  let window = FIRST_FLIGHT;
  let underWay = 0;
  let arrivals = Promise.resolve();
  let told = () => {};
  for await (const data of host as AsyncIterable<Buffer>) {
    for (let start = 0; start < data.length; start += PACKET) {
      const packet = data.subarray(start, start + PACKET);
      while (underWay + packet.length > window) {
        await new Promise<void>((resolve) => (told = resolve));
      }
      underWay += packet.length;
      line.freeAt = Math.max(line.freeAt, performance.now()) + packet.length / BYTES_PER_MS;
      const arrivesAt = line.freeAt + ROUND_TRIP_MS / 2;
      arrivals = arrivals.then(() => until(arrivesAt)).then(() => void phone.write(packet));
      void until(arrivesAt + ROUND_TRIP_MS / 2).then(() => {
        underWay -= packet.length;
        window += packet.length;
        told();
      });
    }
  }
  await arrivals;
}
