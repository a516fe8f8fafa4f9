import { act, screen, waitFor, within } from '@testing-library/react';
import texts from '../content/desk.json';
import { countCalls } from './testing/countCalls';
import { asha, enquiry } from './testing/memoryCloud';
import { openTestDesk } from './testing/openTestDesk';
import { pausePresses } from './testing/pausePresses';

/*
 * A button that goes away when it is pressed takes the focus with it: keyboards and screen readers would begin at the top.
 */

const one = enquiry(1, { status: 'seen' });
const path = `/enquiries/${one.reference}`;
const ravi = { uid: 'ravi', name: 'Ravi' };
const button = (name: string) => screen.getByRole('button', { name });

/** Enquiries that are done: some, and a hundred newer ones, which are of one number and one row. */
const withNewestOfOneNumber = (older: number) =>
  Array.from({ length: older + 100 }, (_, at) => {
    const { order, ...record } = enquiry(at + 1, { status: 'done' });
    return { ...record, order: { ...order!, Mobile: at < older ? order!.Mobile : '9000000000' } };
  });

test('after handing an enquiry over whoever did reads who has it', async () => {
  const mine = { ...one, claimedBy: { uid: asha.uid, name: asha.name } };
  const { user } = await openTestDesk(path, [mine], (cloud) => {
    cloud.readColleagues = () => Promise.resolve([ravi]);
  });
  await user.click(await screen.findByRole('button', { name: ravi.name }));

  await waitFor(() => expect(screen.queryByRole('button', { name: ravi.name })).toBeNull());
  expect(screen.getByText('Ravi has it.')).toHaveFocus();
});

test('after the last rows of a list the first of them has the focus', async () => {
  const many = Array.from({ length: 60 }, (_, at) => enquiry(at + 1));
  const { user } = await openTestDesk('/', many);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(50));
  button(texts.list.more).focus();
  await user.keyboard('{Enter}');

  expect(screen.queryByRole('button', { name: texts.list.more })).toBeNull();
  expect(screen.getByRole('link', { name: 'Person 51' })).toHaveFocus();
});

test('so it is after the last ones were loaded, and until then the button keeps it', async () => {
  const { user } = await openTestDesk('/', withNewestOfOneNumber(90));
  await user.selectOptions(screen.getByLabelText('Show'), 'Done');
  button(texts.list.older).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button(texts.list.more)).toHaveFocus());
  pausePresses();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Person 41' })).toHaveFocus();
});

test('after the last ones were loaded, and all of them drawn, the first of them has the focus', async () => {
  const { user } = await openTestDesk('/', withNewestOfOneNumber(30));
  await user.selectOptions(screen.getByLabelText('Show'), 'Done');
  button(texts.list.older).focus();
  await user.keyboard('{Enter}');

  await waitFor(() => expect(screen.getByRole('link', { name: 'Person 30' })).toHaveFocus());
});

test('whoever has left nothing for later goes on from how much is open', async () => {
  const promised = enquiry(2, { status: 'called', callBackAt: Date.now() + 3_600_000 });
  const { user, desk } = await openTestDesk('/', [one, promised]);
  await user.click(button(`${texts.list.later}: 1`));
  await act(() => desk.change(promised, { status: 'done', outcome: 'ordered' }));
  pausePresses();
  await user.click(button(`${texts.list.open}: 1`));

  expect(screen.getByText('Open: 1, not opened: 0')).toHaveFocus();
});

test('after the last refusal was read the heading has the focus, and the button until then', async () => {
  const { user, cloud, desk } = await openTestDesk('/numbers', [one, enquiry(2)]);
  cloud.refusal = 'denied';
  await act(() => desk.claim(one, { uid: asha.uid, name: asha.name }));
  await act(() => desk.claim(enquiry(2), { uid: asha.uid, name: asha.name }));
  await user.click(button(texts.claim.understood));
  expect(button(texts.claim.understood)).toHaveFocus();
  pausePresses();
  await user.keyboard('{Enter}');

  expect(screen.queryByRole('button', { name: texts.claim.understood })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('after what was refused is discarded the heading above it has the focus', async () => {
  const { user, cloud, desk } = await openTestDesk(path, [one]);
  cloud.refusal = 'denied';
  await act(() => desk.change(one, { note: 'x' }));
  await user.click(button(texts.enquiry.discard));

  await waitFor(() => expect(screen.queryByText('x')).toBeNull());
  expect(screen.getByRole('heading', { name: texts.enquiry.history })).toHaveFocus();
});

const callOf = (number: number) => screen.getByRole('link', { name: `Call 987650000${number}` });
const openList = async () => {
  countCalls();
  return openTestDesk(
    '/',
    [1, 2, 3].map((number) => enquiry(number)),
  );
};

test('a row that is called keeps the focus on its number, in the group that it goes to', async () => {
  const { user, scrollIntoView } = await openList();
  callOf(1).focus();
  await user.keyboard('{Enter}');
  const prompt = await screen.findByRole('region', { name: 'Person 1' });
  await waitFor(() => expect(within(prompt).getByRole('status')).toHaveFocus());
  scrollIntoView.mockClear();
  await user.keyboard('{Escape}');

  expect(
    within(screen.getByRole('region', { name: texts.list.mine })).getByRole('listitem'),
  ).toContainElement(callOf(1));
  expect(callOf(1)).toHaveFocus();
  // Whoever uses the keyboard sees where they are.
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});

test('after an answer that takes a row out of the list the next row has the focus, after the last one the counts', async () => {
  const { user, desk } = await openList();
  await user.click(callOf(1));
  const prompt = within(await screen.findByRole('region', { name: 'Person 1' }));
  await user.click(prompt.getByRole('button', { name: texts.statuses.notReachable }));
  await user.click(prompt.getByRole('button', { name: /^Tomorrow/ }));
  expect(screen.queryByRole('link', { name: 'Person 1' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Person 3' })).toHaveFocus();

  await act(() => desk.change(enquiry(3), { status: 'done', outcome: 'ordered' }));
  expect(screen.getByRole('link', { name: 'Person 2' })).toHaveFocus();
  await act(() => desk.change(enquiry(2), { status: 'done', outcome: 'ordered' }));
  expect(screen.getByText('Open: 0, not opened: 0')).toHaveFocus();
});

test('a row that a colleague takes keeps the focus, and one that was left does not take it', async () => {
  const { desk } = await openList();
  const link = () => screen.getByRole('link', { name: 'Person 1' });
  link().focus();
  await act(() => desk.claim(enquiry(1), ravi));
  expect(
    within(screen.getByRole('region', { name: texts.list.others })).getByRole('listitem'),
  ).toContainElement(link());
  expect(link()).toHaveFocus();

  const search = screen.getByLabelText('Search');
  search.focus();
  await act(() => desk.change(enquiry(1), { status: 'done', outcome: 'ordered' }));
  search.blur();
  await act(() => desk.change(enquiry(2), { status: 'done', outcome: 'ordered' }));
  expect(document.body).toHaveFocus();
});

test('who went from the question of a row to the search is not taken back to the list', async () => {
  const { user, desk } = await openList();
  await user.click(callOf(1));
  await screen.findByRole('region', { name: 'Person 1' });
  const search = screen.getByLabelText('Search');
  search.focus();
  await act(() => desk.change(enquiry(1), { status: 'done', outcome: 'ordered' }));
  search.blur();
  await act(() => desk.change(enquiry(2), { status: 'done', outcome: 'ordered' }));
  expect(document.body).toHaveFocus();
});

test('a row that moved while its question was asked has the focus again once that is answered', async () => {
  const { user, desk } = await openList();
  await act(() => desk.claim(enquiry(1), ravi));
  await user.click(callOf(1));
  await user.click(button(texts.claim.askYes));
  await waitFor(() => expect(screen.queryByText(texts.claim.taking)).toBeNull());
  await user.keyboard('{Escape}');
  expect(callOf(1)).toHaveFocus();

  await user.click(callOf(1));
  await act(() =>
    desk.claim(
      desk.view().enquiries.find(({ id }) => id === enquiry(1).id)!,
      ravi,
    ),
  );
  expect(screen.getByRole('region', { name: 'Person 1' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(callOf(1)).toHaveFocus();
});
