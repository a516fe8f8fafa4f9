import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Forwarding {
  address: string;
  /** The paths that were asked for. */
  asked: string[];
  end(): void;
}

/** Answers at another address with what a server says. */
export async function startForwardingServer(origin: string): Promise<Forwarding> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    fetch(origin + path)
      .then(async (answer) => {
        response.writeHead(answer.status, {
          'Access-Control-Allow-Origin': '*',
          'Content-Type': answer.headers.get('Content-Type') ?? 'application/octet-stream',
        });
        response.end(Buffer.from(await answer.arrayBuffer()));
      })
      .catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}`, asked, end: () => void server.close() };
}
