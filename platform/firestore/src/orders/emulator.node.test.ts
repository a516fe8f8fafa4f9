import { randomUUID } from 'node:crypto';
import { collections } from '@site/contracts/enquiry';
import { documentsRoot } from '../documents/names';
import { orderRecord, wireOf } from '../testing/sampleOrders';
import { runIn } from './testing/ordersCommand';

const host = process.env.FIRESTORE_EMULATOR_HOST;
/** A project of its own, so that nothing of another run is in it. */
const project = `demo-${randomUUID().slice(0, 8)}`;

const runThere = (...args: string[]) =>
  runIn(
    { environment: { FIRESTORE_EMULATOR_HOST: host } },
    ...args,
    '--emulator',
    '--project',
    project,
  );

async function add(id: string, Email: string): Promise<void> {
  const name = `${documentsRoot(project)}/${collections.orders}/${id}`;
  const response = await fetch(`http://${host}/v1/${documentsRoot(project)}:commit`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({
      writes: [{ update: { name, fields: wireOf(orderRecord({ Email })) } }],
    }),
  });
  expect(response.status).toBe(200);
}

const name = 'the official emulator is read and erased from as the local store is';
if (host === undefined) {
  test.skip(`${name} (not run: FIRESTORE_EMULATOR_HOST names none)`, () => {});
} else {
  test(
    name,
    async () => {
      expect((await runThere()).output).toBe('No enquiries yet\n');
      const ids = Array.from({ length: 310 }, (_, index) => `id-${999 - index}`);
      for (const id of ids)
        await add(id, id === 'id-900' ? 'usha@example.com' : 'asha@example.com');
      const rows = (await runThere('--csv')).output.trimEnd().split('\r\n').slice(1);
      expect(rows.map((row) => row.split(',').at(-1))).toEqual(ids.toReversed());

      const erase = ['erase', '--email', 'usha@example.com'];
      expect((await runThere(...erase)).warnings).toMatch(/--confirm 1\n$/);
      expect((await runThere(...erase, '--confirm', '1')).code).toBe(0);
      expect((await runThere()).output).toMatch(/\n309 enquiries\n$/);
      expect((await runThere('--id', 'id-900')).output).toBe('No enquiries match\n');
    },
    60_000,
  );
}
