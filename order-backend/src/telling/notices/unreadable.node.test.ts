import { referenceOf } from '@site/order-model/orderReference';
import { idOf } from '../../testing/sampleOrders';
import { testTeam } from '../../testing/testTeam';

const team = testTeam();

test('a record that somebody has spoilt by hand is named, and keeps no other from being told', async () => {
  for (const letter of ['a', 'b']) {
    await team.place(letter);
    await team.notices().tell(idOf(letter));
  }
  const due = { dueAt: new Date(team.time) };
  await team.setRecord('a', { ...due, status: 'spoilt' });
  await team.setRecord('b', { ...due, status: 'called', callBackAt: due.dueAt });
  team.mails.splice(0);
  await team.notices().sweep();

  expect(team.logged).toEqual([
    `${referenceOf(idOf('a'))}: A record of the desk cannot be read. Correct or delete it; the next night makes a new one.`,
  ]);
  expect(team.mails).toEqual([expect.stringContaining(idOf('b'))]);
});

test('an entry that somebody has spoilt by hand keeps nobody from being told of its order', async () => {
  await team.place('a');
  await team.notices().tell(idOf('a'));
  const called = { at: new Date(team.time), by: 'asha', status: 'called' };
  const due = { dueAt: new Date(team.time), status: 'called', callBackAt: new Date(team.time) };
  await team.setRecord('a', { ...due, history: { a: null, b: { at: 'today' }, c: called } });
  team.mails.splice(0);
  await team.notices().sweep();

  expect(team.logged).toEqual([]);
  expect(team.mails).toEqual([expect.stringContaining(idOf('a'))]);
});
