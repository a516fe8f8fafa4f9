import { getApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import type { VisitReport } from '@site/contracts/visitReport';
import { testOnEmulator } from '@site/order-backend/testing/onEmulator';
import { cloudCounts } from '@site/reports/cloudReports';
import { serveLocally } from '@site/tooling/http/serveLocally';
import { emulatorDatabases } from '../testing/testDatabases';

const openEmulatorDatabase = emulatorDatabases();
const shell = '1.0.0-0123456789ab';
const visit: VisitReport = {
  releases: { shell, order: '1.2.0-0123456789ab' },
  modules: { 'order/OrderForm': { outcome: 'fallback', reason: 'timeout', ms: 10_000 } },
  vitals: { lcp: 900 },
};

/** Serves the function as the cloud does: with the body read already. */
async function serveFunction() {
  const { siteReports } = await import('./siteReports');
  const { address, close } = await serveLocally((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      Object.assign(request, { rawBody: Buffer.concat(chunks) });
      void siteReports(request as never, response as never);
    });
  });
  const send = async (path: string, type: string, body: unknown, from = '203.0.113.7') => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'Content-Type': type, 'X-Forwarded-For': from },
      body: JSON.stringify(body),
    });
    return response.status;
  };
  return { send, close };
}

testOnEmulator(
  'the function counts what is reported in a database of its own, and keeps no address',
  async () => {
    const { database, close } = await openEmulatorDatabase();
    const { send, close: stop } = await serveFunction();
    try {
      const sent = Array.from({ length: 30 }, () => send('/visits', 'application/json', visit));
      expect(new Set(await Promise.all(sent))).toEqual(new Set([204]));
      const script = `/releases/remote-order/1.2.0-0123456789ab/remoteEntry.js`;
      const body = {
        documentURL: 'https://site.example/?asha',
        destination: 'script',
        blockedURL: `https://site.example${script}`,
      };
      const reports = [{ type: 'integrity-violation', body }];
      expect(await send('/reports', 'application/reports+json', reports)).toBe(204);
      expect(await send('/visits', 'application/json', { ...visit, name: 'Asha' })).toBe(400);
      expect(await send('/visits', 'application/json', 'x'.repeat(9000))).toBe(413);
      expect(await send('/elsewhere', 'application/json', visit)).toBe(404);

      const counts = getFirestore(getApp(), cloudCounts.database);
      const { docs } = await counts.collection(cloudCounts.collection).get();
      expect(docs).toHaveLength(1);
      const stored = docs[0]?.data() ?? {};
      expect(stored.expireAt).toBeInstanceOf(Timestamp);
      expect(stored.counts).toMatchObject({
        [`shell/${shell}`]: { visits: 30, failed: 30 },
        'order/1.2.0-0123456789ab': {
          visits: 30,
          'outcome fallback': 30,
          'reason fallback timeout': 30,
          'violation integrity-violation script file': 1,
        },
      });
      expect(JSON.stringify(stored)).not.toMatch(/203\.0\.113|asha/i);
      expect((await database.listCollections()).map(({ id }) => id)).toEqual([]);
      await counts.terminate();
    } finally {
      await stop();
      await close();
    }
  },
);

test('a sender cannot get another rate by writing other addresses into the header', async () => {
  const { send, close } = await serveFunction();
  const codes: number[] = [];
  for (let number = 0; number < 40; number += 1) {
    const from = `198.51.100.${number}, 203.0.113.9`;
    codes.push(await send('/reports', 'application/csp-report', 'no report', from));
  }
  await close();

  expect([...new Set(codes)]).toEqual([400, 429]);
});
