import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import texts from '../../content/desk.json';
import type { Enquiry } from '../model/enquiry';
import { enquiry } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';
import { pausePresses } from '../testing/pausePresses';

const MINUTE = 60_000;
const ravi = { uid: 'ravi', name: 'Ravi' };

/** One of the five enquiries that came from one number. */
function ofOneNumber(number: number, changes: Partial<Enquiry> = {}, packs = 2): Enquiry {
  const one = enquiry(number, changes);
  return { ...one, order: { ...one.order!, Mobile: '9876500000', Quantity: packs } };
}
const five = [1, 2, 3, 4, 5].map((number) => ofOneNumber(number));
const links = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link', { name: /^Person/ })
    .map((link) => link.textContent);

test('five enquiries of one number are one row that opens, and count as five', async () => {
  const { user, container } = await openTestDesk('/', [...five, enquiry(6)]);
  const free = screen.getByRole('region', { name: texts.list.free });
  expect(links(free)).toEqual(['Person 1', 'Person 6']);
  expect(within(free).getByRole('heading', { name: `${texts.list.free} (6)` })).toBeVisible();
  expect(screen.getByText('Open: 6, not opened: 6')).toBeVisible();

  const others = screen.getByRole('button', { name: /^4 more here.*Person 1/ });
  expect(others).toHaveAttribute('aria-expanded', 'false');
  await user.click(others);
  expect(others).toHaveAttribute('aria-expanded', 'true');
  expect(links(free)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Person ${number}`));
  expect(await axe(container)).toHaveNoViolations();
  pausePresses();
  await user.click(others);
  expect(links(free)).toEqual(['Person 1', 'Person 6']);
});

test('a closed row says of all of them what is late, who has them, and how much is wanted', async () => {
  const at = Date.now() - 40 * MINUTE;
  const lapsed = {
    receivedAt: at - MINUTE,
    changedAt: at,
    lapsedAt: at + 20 * MINUTE,
    claimedBy: ravi,
    history: [{ id: 'claimAAAAAAAAAAAAAAA', name: 'Ravi', at, claimedBy: ravi, from: {} }],
  };
  const row = () => screen.getByRole('listitem');
  await openTestDesk('/', [ofOneNumber(1), ofOneNumber(2, lapsed, 200)]);
  // What is late comes first, wherever it was before.
  const due = screen.getByRole('region', { name: texts.list.due });
  expect(links(due)).toEqual(['Person 2']);
  expect(row()).toHaveTextContent('Taken 40 min ago, no outcome');
  expect(row()).toHaveTextContent('1 more here');

  await openTestDesk('/', [
    ofOneNumber(1, { receivedAt: 1 }),
    ofOneNumber(2, { claimedBy: ravi, status: 'seen' }, 200),
  ]);
  const free = screen.getAllByRole('region', { name: texts.list.free }).at(-1)!;
  expect(links(free)).toEqual(['Person 1']);
  expect(within(free).getByRole('heading', { name: `${texts.list.free} (1)` })).toBeVisible();
  expect(free).toHaveTextContent('Ravi has another one of this person.');
  expect(within(free).getByText('200 packs')).toBeVisible();
});

test('a call from the row takes its first enquiry, and asks where a colleague is about to call', async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user, desk } = await openTestDesk('/', [
    ofOneNumber(1),
    ofOneNumber(2, { claimedBy: ravi, status: 'seen' }),
  ]);
  await user.click(screen.getByRole('link', { name: 'Call 9876500000' }));
  expect(screen.getByText('Ravi has another one of this person. Call all the same?')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: texts.claim.askYes }));

  const owners = () => desk.view().enquiries.map(({ claimedBy }) => claimedBy?.name);
  // The newest first.
  await waitFor(() => expect(owners()).toEqual(['Ravi', 'Asha']));
});

test('a search finds one of five, and after a look at it the row is open', async () => {
  const { user } = await openTestDesk('/', five);
  await user.type(screen.getByLabelText('Search'), five[2]!.reference);
  expect(screen.getByText('Shown: 1')).toBeVisible();
  expect(links(document.body)).toEqual(['Person 3']);
  expect(screen.queryByRole('button', { name: /more here/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Person 3' }));
  await user.click(await screen.findByRole('link', { name: texts.enquiry.back }));
  await user.clear(screen.getByLabelText('Search'));

  expect(screen.getByRole('button', { name: /^4 more here/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});
