import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { collections } from '@site/contracts/enquiry';
import { documentsRoot } from '../../documents/names';
import { orderRecord, wireOf } from '../../testing/sampleOrders';

/** An answer that a test wants to one request; undefined lets the fake answer as Cloud Firestore does. */
export type Answer = (
  request: IncomingMessage,
) => { code: number; location?: string; body?: string } | undefined;

export interface FakeDatabase {
  address: string;
  /** The ids of the orders that it holds; one that is erased is no longer among them. */
  ids: Set<string>;
  /** Method and authorization of every request. */
  asked: string[];
  /** The writes of each commit. */
  commits: unknown[][];
}

export const TOKEN = 'ya29.a-token-that-nobody-may-see';
export const PROJECT = 'cirvena-site';

/** How many documents of a page it gives, whatever is asked: production may give fewer than that. */
const PAGE = 2;

function page(ids: readonly string[], query: URLSearchParams): object {
  const start = Number(query.get('pageToken') ?? 0);
  const documents = ids.slice(start, start + PAGE).map((id) => ({
    name: `${documentsRoot(PROJECT)}/${collections.orders}/${id}`,
    fields: wireOf(orderRecord({ Name: `Name of ${id}` })),
    createTime: `2026-01-31T03:35:09.12345${id.at(-1)}Z`,
    updateTime: '2026-02-01T00:00:00Z',
  }));
  const next = start + PAGE;
  return { documents, ...(next < ids.length && { nextPageToken: String(next) }) };
}

/** Starts fake databases, which end with the test. */
export function fakeDatabases(): (ids: string[], answer?: Answer) => Promise<FakeDatabase> {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });
  return async (all, answer = () => undefined) => {
    const ids = new Set(all);
    const asked: string[] = [];
    const commits: unknown[][] = [];
    async function commit(request: IncomingMessage): Promise<object> {
      const { writes } = (await json(request)) as { writes: { delete?: string }[] };
      commits.push(writes);
      for (const { delete: name } of writes) ids.delete(name?.split('/').at(-1) ?? '');
      return { writeResults: writes.map(() => ({})) };
    }
    const server = createServer(async (request, response) => {
      const { method = '', headers, url = '' } = request;
      asked.push(`${method} ${headers.authorization}`);
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const { code, location, body } = answer(request) ?? { code: 200 };
      response.writeHead(code, location ? { Location: location } : {});
      if (code !== 200) return response.end(`{"error":{"message":"${headers.authorization}"}}`);
      if (body !== undefined) return response.end(body);
      if (method === 'POST') return response.end(JSON.stringify(await commit(request)));
      const isOfOrders = decodeURIComponent(pathname).endsWith(`/${collections.orders}`);
      return response.end(JSON.stringify(isOfOrders ? page([...ids], searchParams) : {}));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    return {
      address: `http://localhost:${(server.address() as AddressInfo).port}`,
      ids,
      asked,
      commits,
    };
  };
}
