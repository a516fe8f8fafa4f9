import { staffCollections } from '@site/order-model/staffCollections';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { journalIn } from '../../journal/dataFolder';
import { idOf } from '../../testing/sampleOrders';
import { serveStore } from '../../testing/serveStore';
import { testSettings } from '../../testing/testSettings';
import { startNotices } from './startNotices';

const newFolder = temporaryFolders();
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const { desk, weeks } = staffCollections;

test('a record that somebody has spoilt by hand keeps no other from being counted', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const data = await newFolder();
  const store = await serveStore({ journalFile: journalIn(data) });
  const receivedAt = new Date();
  const record = { reference: 'CI-7KQ2-9XPD', product: 'x', receivedAt, status: 'seen' };
  const ofNotices = { notices: {}, dueAt: null, expireAt: null };
  for (const letter of ['a', 'b']) await store.place(idOf(letter));
  await store.put(desk, idOf('a'), { ...record, ...ofNotices, status: 'spoilt' });
  await store.put(desk, idOf('b'), { ...record, ...ofNotices });

  const options = { data, desk: 'http://localhost:1', keys: undefined };
  const notices = startNotices({ staff: store.staff, settings: testSettings(), ...options });
  const late = AbortSignal.timeout(5000);
  const counted = () => store.staff.list(weeks).length;
  while (counted() === 0 && !late.aborted) await nextTurn();
  expect(counted()).toBe(1);
  await notices.stop();
  await store.close();
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});
