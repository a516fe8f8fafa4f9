import { staffCollections } from '@site/order-model/staffCollections';
import { idOf } from '../../testing/sampleOrders';
import { MINUTE, testTeam } from '../../testing/testTeam';
import { localDatabase } from '../local/localDatabase';

const team = testTeam();
const { additions, desk } = staffCollections;

const write = (letter: string, source: string) =>
  localDatabase(team.staff()).transaction([], () => ({
    put: [
      [
        { collection: additions, id: idOf(letter) },
        { source, by: 'asha', name: 'Asha', at: new Date(team.time) },
      ],
    ],
  }));
const stored = async (collection: string, letter: string) =>
  (await localDatabase(team.staff()).get([{ collection, id: idOf(letter) }]))[0]?.fields;

beforeEach(async () => {
  await team.join('asha', 'asha');
  await team.join('ravi', 'ravi');
  await team.place('a');
});

test('who wrote down a call has the enquiry, and nobody is told of it', async () => {
  await write('a', 'telephone');
  await team.notices().tell(idOf('a'));
  team.time += MINUTE;
  await team.notices().sweep();

  expect([team.told(), team.mails]).toEqual([[], []]);
  const by = { by: 'asha', name: 'Asha', at: expect.any(Date) };
  const claimedBy = { uid: 'asha', name: 'Asha' };
  expect(await stored(desk, 'a')).toMatchObject({
    source: 'telephone',
    status: 'seen',
    claimedBy,
    history: { [idOf('a')]: { ...by, source: 'telephone', claimedBy, from: {} } },
  });
  expect(await stored(additions, 'a')).toBeUndefined();
});

test.each(['missedCall', 'message'])(
  'a %s is told as an order is: somebody has to call',
  async (source) => {
    await write('a', source);
    await Promise.all([team.notices().tell(idOf('a')), team.notices().tell(idOf('a'))]);

    expect(team.told()).toEqual(['asha', 'ravi']);
    expect(await stored(desk, 'a')).toMatchObject({ source, status: 'new' });
    expect(await stored(desk, 'a')).not.toHaveProperty('claimedBy');
    expect(await stored(additions, 'a')).toBeUndefined();
  },
);
