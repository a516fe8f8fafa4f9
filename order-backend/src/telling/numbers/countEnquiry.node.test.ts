import { staffCollections } from '@site/order-model/staffCollections';
import { idOf } from '../../testing/sampleOrders';
import { testSettings } from '../../testing/testSettings';
import { testTeam } from '../../testing/testTeam';
import { localDatabase } from '../local/localDatabase';
import { countEnquiry } from './countEnquiry';

const team = testTeam();

test('an enquiry that has nothing to count locks no week', async () => {
  await team.place('a');
  await team.notices().tell(idOf('a'));
  const database = localDatabase(team.staff());
  const transaction = jest.fn(database.transaction);
  const count = () => countEnquiry({ ...database, transaction }, idOf('a'), testSettings());
  await count();
  expect(transaction).toHaveBeenCalledTimes(1);
  expect(team.staff().list(staffCollections.weeks)).toHaveLength(1);
  await count();
  expect(transaction).toHaveBeenCalledTimes(1);

  await team.setRecord('a', { status: 'done', outcome: 'ordered' });
  await count();
  expect(transaction).toHaveBeenCalledTimes(2);
});
