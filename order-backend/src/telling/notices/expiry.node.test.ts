import { collections } from '@site/order-model/enquiry';
import { staffCollections } from '@site/order-model/staffCollections';
import { decodeFields } from '../../documents/values';
import { idOf } from '../../testing/sampleOrders';
import { MINUTE, testTeam } from '../../testing/testTeam';

const team = testTeam();
const DAY = 24 * 60 * MINUTE;

test('what is kept no longer is erased with its record, and the log has every device forget it', async () => {
  const notices = team.notices({ keepDays: 30 });
  const idsIn = (collection: string) =>
    team
      .staff()
      .list(collection)
      .map(({ id }) => id);
  await team.place('a');
  await notices.tell(idOf('a'));
  team.time += 29 * DAY;
  await notices.reconcile();
  expect(idsIn(collections.orders)).toEqual([idOf('a')]);
  team.time += 2 * DAY;
  await notices.reconcile();

  expect(idsIn(collections.orders)).toEqual([]);
  expect(idsIn(staffCollections.desk)).toEqual([]);
  expect(idsIn(staffCollections.log)).toEqual([idOf('a')]);
  for (const { fields } of team.staff().list(staffCollections.log)) {
    expect(decodeFields(fields)).toMatchObject({ kind: 'erasure', reason: 'expiry' });
  }
});

test('who subscribed gets the news until they ask to stop, as they were told', async () => {
  const notices = team.notices({ keepDays: 30 });
  await team.subscribe('s');
  team.time += 3650 * DAY;
  await notices.reconcile();
  expect(team.staff().list(collections.subscribers)).toHaveLength(1);
});
