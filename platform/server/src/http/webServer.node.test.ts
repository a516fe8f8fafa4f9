import { once } from 'node:events';
import { get } from 'node:https';
import { connect, createServer, type AddressInfo } from 'node:net';
import { certificateForTests } from './certificate';
import { createWebServer } from './webServer';

/** A byte for the kind, two for the version, two for the length. */
const RECORD_HEADER = 5;

/** The lengths of the records in what a server sent. */
function recordsIn(sent: Buffer): number[] {
  const lengths: number[] = [];
  for (let at = 0; at + RECORD_HEADER <= sent.length;) {
    const length = sent.readUInt16BE(at + RECORD_HEADER - 2);
    lengths.push(length);
    at += RECORD_HEADER + length;
  }
  return lengths;
}

test('a page is sent in records of a packet, so that a browser reads it as it comes', async () => {
  const page = 'x'.repeat(20_000);
  const server = createWebServer(await certificateForTests());
  server.on('request', (_request, response) => response.end(page));
  await once(server.listen(0), 'listening');
  const sent: Buffer[] = [];
  const between = createServer((client) => {
    const host = connect((server.address() as AddressInfo).port);
    host.on('data', (data: Buffer) => sent.push(data));
    client.pipe(host).pipe(client);
    host.on('close', () => client.destroy());
  });
  await once(between.listen(0), 'listening');

  const { port } = between.address() as AddressInfo;
  const [response] = await once(get({ port, rejectUnauthorized: false, agent: false }), 'response');
  let read = '';
  for await (const part of response) read += String(part);
  await Promise.all([server, between].map((it) => new Promise((done) => it.close(done))));

  expect(read).toBe(page);
  const records = recordsIn(Buffer.concat(sent));
  expect(records.length).toBeGreaterThan(14);
  // The certificate comes before there is a connection to say that of.
  expect(Math.max(...records.slice(-14))).toBeLessThan(1460);
});
