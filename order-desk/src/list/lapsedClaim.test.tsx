import { act, screen, waitFor, within } from '@testing-library/react';
import texts from '../../content/desk.json';
import { holdBack } from '../testing/holdBack';
import { asha, enquiry } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';

const MINUTE = 60_000;
const ravi = { uid: 'ravi', name: 'Ravi' };
const at = Date.now() - 40 * MINUTE;

/** What Ravi took forty minutes ago, and said nothing of. */
const lapsed = enquiry(1, {
  receivedAt: at - MINUTE,
  changedAt: at + 20 * MINUTE,
  lapsedAt: at + 20 * MINUTE,
  claimedBy: ravi,
  history: [{ id: 'claimAAAAAAAAAAAAAAA', name: 'Ravi', at, claimedBy: ravi, from: {} }],
});

// jsdom follows no link.
const stay = (event: Event) => event.preventDefault();
beforeEach(() => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  window.addEventListener('click', stay);
});
afterEach(() => {
  window.removeEventListener('click', stay);
  jest.restoreAllMocks();
});

test('a lapsed claim is due, says since when, and is taken over by who calls', async () => {
  const { user, desk } = await openTestDesk('/', [lapsed, enquiry(2)]);
  const due = screen.getByRole('region', { name: texts.list.due });
  expect(due).toHaveTextContent('Taken 40 min ago, no outcome');
  await user.click(within(due).getByRole('link', { name: /^Call / }));
  await user.click(screen.getByRole('button', { name: texts.claim.askYes }));

  expect(desk.view().enquiries.at(0)?.claimedBy?.uid).toBe(asha.uid);
  expect(screen.queryByText(/no outcome/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Person 1' }));
  expect(await screen.findByText('Took it over from Ravi')).toBeVisible();
});

test('how long ago it lapsed is no news: a screen reader is not interrupted each minute', async () => {
  const clock = jest.spyOn(Date, 'now');
  const { desk } = await openTestDesk(`/enquiries/${lapsed.reference}`, [lapsed]);
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const before = said();
  expect(screen.getByText('Taken 40 min ago, no outcome')).toBeVisible();
  clock.mockReturnValue(Date.now() + MINUTE);
  await act(() => desk.refresh());

  expect(screen.getByText('Taken 41 min ago, no outcome')).toBeVisible();
  expect(said()).toEqual(before);
});

test('whoever comes back from a call of the list is asked how it went', async () => {
  const { user, cloud } = await openTestDesk('/', [enquiry(1), enquiry(2)]);
  const call = () => user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await call();
  const prompt = () => screen.getByRole('region', { name: 'Person 1' });
  await waitFor(() => expect(within(prompt()).getByRole('status')).toHaveFocus());
  await user.click(within(prompt()).getByRole('button', { name: texts.claim.later }));
  expect(screen.queryByRole('region', { name: 'Person 1' })).toBeNull();

  // The own one once more.
  await call();
  await user.click(within(prompt()).getByRole('button', { name: texts.statuses.called }));
  expect(screen.queryByRole('region', { name: 'Person 1' })).toBeNull();
  expect(cloud.stored.get(enquiry(1).id)?.status).toBe('called');
});

test('whoever leaves a lapsed claim while they take it over gives it back to nobody, so that all are told', async () => {
  const { user, cloud } = await openTestDesk('/', [lapsed]);
  const answer = holdBack(cloud);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await user.click(await screen.findByRole('button', { name: texts.claim.askYes }));
  await user.click(await screen.findByRole('button', { name: texts.claim.askNo }));
  await answer();

  await waitFor(() => expect(cloud.stored.get(lapsed.id)?.history).toHaveLength(3));
  expect(cloud.stored.get(lapsed.id)?.claimedBy).toBeUndefined();
});
