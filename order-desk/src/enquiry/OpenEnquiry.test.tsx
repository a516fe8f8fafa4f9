import { fireEvent, screen } from '@testing-library/react';
import { enquiry } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';
import texts from '../../content/desk.json';

const { statuses, outcomes } = texts;
const done = (number: number, changes = {}) =>
  enquiry(number, { status: 'done', outcome: 'ordered', ...changes });
const ended = () => screen.getByText(`${statuses.done}: ${outcomes.ordered}`).closest('p');

/** Opens the newest of those that are done, from their list. */
async function openDone(all: readonly ReturnType<typeof enquiry>[]) {
  const opened = await openTestDesk('/', all);
  await opened.user.selectOptions(screen.getByLabelText('Show'), 'Done');
  await opened.user.click(screen.getByRole('link', { name: `Person ${all.length}` }));
  await screen.findByRole('heading', { level: 1, name: `Person ${all.length}` });
  return opened;
}
const next = () => screen.getByRole('link', { name: texts.enquiry.next });

test('how the next enquiry ended is not announced as news of the one before', async () => {
  const { user } = await openDone([done(1), done(2)]);
  const before = ended();
  await user.click(next());

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Person 1');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(ended()).toHaveRole('status');
  expect(before).not.toBeInTheDocument();
});

test('two quick presses lead two enquiries further', async () => {
  await openDone([done(1), done(2), done(3)]);
  for (const timeStamp of [10_000, 10_100]) {
    jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(timeStamp);
    fireEvent.click(next(), { clientX: 100, clientY: 100 });
  }
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Person 1');
});

test('what else a person asked is read once while their enquiries are looked at one after the other', async () => {
  const { order } = enquiry(1);
  const { user, cloud } = await openDone([
    done(1),
    done(2, { order: { ...order!, Name: 'Person 2' } }),
  ]);
  const readOfPerson = jest.spyOn(cloud, 'readOfPerson');
  await user.click(next());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Person 1');
  expect(readOfPerson).not.toHaveBeenCalled();
});
