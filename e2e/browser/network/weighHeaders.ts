import { once } from 'node:events';
import { connect } from 'node:tls';

const PREFACE = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
const FRAME_HEADER = 9;
const HEADERS = 1;
const SETTINGS = 4;
const CONTINUATION = 9;
const END_STREAM = 1;
const END_HEADERS = 4;

function frame(
  type: number,
  flags: number,
  stream: number,
  payload: Buffer = Buffer.alloc(0),
): Buffer {
  const header = Buffer.alloc(FRAME_HEADER);
  header.writeUIntBE(payload.length, 0, 3);
  header.writeUInt8(type, 3);
  header.writeUInt8(flags, 4);
  header.writeUInt32BE(stream, 5);
  return Buffer.concat([header, payload]);
}

/** A header whose name is at a place of HPACK's table, with its value as it is. */
const literal = (place: readonly number[], value: string) =>
  Buffer.concat([Buffer.from([...place, value.length]), Buffer.from(value)]);

/** GET of a path, as in the first request of a connection. */
const requestFor = ({ host, pathname }: URL): Buffer =>
  Buffer.concat([
    // `:method: GET` and `:scheme: https`.
    Buffer.from([0x82, 0x87]),
    literal([1], host),
    literal([4], pathname),
    // `accept-encoding`
    literal([15, 1], 'br'),
  ]);

/** The length of the header block that has come whole; undefined while more is to come. */
function headerBlockIn(bytes: Buffer): number | undefined {
  let weight = 0;
  for (let at = 0; at + FRAME_HEADER <= bytes.length;) {
    const length = bytes.readUIntBE(at, 3);
    const [type, flags] = [bytes[at + 3] ?? 0, bytes[at + 4] ?? 0];
    if (type === HEADERS || type === CONTINUATION) {
      weight += length;
      if (flags & END_HEADERS) return weight;
    }
    at += FRAME_HEADER + length;
  }
  return undefined;
}

/**
 * What the headers of an address weigh as they travel first on a new HTTP/2 connection. No client of Node's tells it, so this
 * one speaks as much of HTTP/2 as it takes to ask once.
 */
export async function weighHeaders(address: string, certificate: string): Promise<number> {
  const url = new URL(address);
  const socket = connect({
    host: url.hostname,
    port: Number(url.port),
    servername: url.hostname,
    ca: certificate,
    ALPNProtocols: ['h2'],
  });
  try {
    await once(socket, 'secureConnect');
    socket.write(PREFACE);
    socket.write(frame(SETTINGS, 0, 0));
    socket.write(frame(HEADERS, END_STREAM | END_HEADERS, 1, requestFor(url)));
    let received = Buffer.alloc(0);
    for await (const bytes of socket) {
      received = Buffer.concat([received, bytes as Buffer]);
      const weight = headerBlockIn(received);
      if (weight !== undefined) return weight;
    }
    throw new Error(`${address} sent no headers.`);
  } finally {
    socket.destroy();
  }
}
