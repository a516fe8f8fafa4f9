import { act, screen, waitFor, within } from '@testing-library/react';
import texts from '../../content/desk.json';
import { countCalls } from '../testing/countCalls';
import { holdBack } from '../testing/holdBack';
import { asha, enquiry } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';
import { pausePresses } from '../testing/pausePresses';

const one = enquiry(1);
const path = `/enquiries/${one.reference}`;
const ravis = { claimedBy: { uid: 'ravi', name: 'Ravi' } };
const ashas = { claimedBy: { uid: asha.uid, name: asha.name } };
const prompt = () => screen.queryByRole('region', { name: 'Person 1' });
const callNow = () => screen.queryByRole('link', { name: texts.claim.callNow });

/** Taps the number of one that is free, without a network. */
async function tapOffline(at: string) {
  const calls = countCalls();
  const opened = await openTestDesk(at, [enquiry(1, { status: 'seen' })]);
  opened.cloud.failure = 'offline';
  await opened.user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  expect(await screen.findByText(texts.claim.waiting)).toHaveFocus();
  opened.cloud.failure = undefined;
  return { ...opened, calls };
}

test('once the network is back it is theirs to call', async () => {
  const { user, desk, calls } = await tapOffline('/');
  await act(() => desk.refresh());

  expect(screen.queryByText(texts.claim.notKnown)).toBeNull();
  expect(within(prompt()!).getByText(texts.claim.mine)).toHaveFocus();
  // It stays theirs: "Leave it" would say something else.
  expect(within(prompt()!).getByRole('button', { name: texts.claim.later })).toBeVisible();
  await user.click(callNow()!);
  expect(calls).toHaveLength(1);
});

test('whom a colleague was faster to take nobody is offered to call', async () => {
  const { user, desk, cloud, calls } = await tapOffline('/');
  cloud.stored.set(one.id, { ...cloud.stored.get(one.id)!, ...ravis });
  await act(() => desk.refresh());
  await user.click(await screen.findByRole('button', { name: texts.claim.understood }));

  expect(prompt()).toBeNull();
  expect(screen.queryByText(texts.claim.callNow)).toBeNull();
  expect(calls).toEqual([]);
});

test('the number of one that is being taken is theirs to call once it is taken', async () => {
  countCalls();
  const { user, cloud } = await openTestDesk(path, [enquiry(1, { status: 'seen' })]);
  const answer = holdBack(cloud);
  await user.click(screen.getByRole('button', { name: texts.claim.take }));
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  expect(await screen.findByText(texts.claim.notKnown)).toBeVisible();
  await answer();

  await waitFor(() => expect(screen.queryByText(texts.claim.notKnown)).toBeNull());
  expect(prompt()).toHaveTextContent(texts.claim.mine);
});

test('one that a colleague has taken over meanwhile is not theirs to call any more', async () => {
  const { desk, cloud } = await tapOffline('/');
  await act(() => desk.refresh());
  expect(callNow()).toBeVisible();
  const stored = cloud.stored.get(one.id)!;
  cloud.stored.set(one.id, { ...stored, ...ravis, changedAt: stored.changedAt + 1 });
  await act(() => desk.refresh());

  expect(prompt()).toBeNull();
});

test.each([
  ['the colleague gives it back', {}, texts.claim.nobody],
  ['the colleague hands it over', ashas, texts.claim.mine],
])('before "Take it and call" is answered, %s', async (_case, owner, text) => {
  countCalls();
  const { user, desk, cloud } = await openTestDesk('/', [enquiry(1, { ...ravis, status: 'seen' })]);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  expect(await screen.findByText('Ravi has it. Call all the same?')).toBeVisible();
  const changedAt = one.changedAt + 1;
  cloud.stored.set(one.id, enquiry(1, { ...owner, status: 'seen', changedAt }));
  await act(() => desk.refresh());

  expect(prompt()).toHaveTextContent(text);
});

test('who is erased while it is not known who has them is told of', async () => {
  const { user, desk, cloud } = await tapOffline('/');
  cloud.stored.delete(one.id);
  cloud.erased.push({ id: one.id, at: 1 });
  await act(() => desk.refresh());

  expect(await screen.findByText(`${one.reference}: ${texts.list.erased}`)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: texts.claim.understood }));
  expect(screen.queryByText(/Erased/)).toBeNull();
});

test('after a word about another one the question has the focus again', async () => {
  countCalls();
  const mine = enquiry(2, { ...ashas, status: 'seen' });
  const { user, desk, cloud } = await openTestDesk('/', [one, mine]);
  await user.click(screen.getByRole('link', { name: 'Call 9876500002' }));
  expect(await screen.findByRole('region', { name: 'Person 2' })).toBeVisible();
  cloud.refusal = 'denied';
  await act(() => desk.change(one, { status: 'called' }));
  const refusals = desk.view().pending.length;
  for (let at = 0; at < refusals; at += 1) {
    await user.click(screen.getByRole('button', { name: texts.claim.understood }));
    pausePresses();
  }

  const question = screen.getByRole('region', { name: 'Person 2' });
  expect(question.querySelector('[role="status"]')).toHaveFocus();
});

test('nobody reads that they were too late with what a colleague has handed over to them since', async () => {
  const { user, desk, cloud } = await openTestDesk(path, [enquiry(1, { status: 'seen' })]);
  cloud.stored.set(one.id, enquiry(1, { ...ravis, status: 'seen' }));
  await user.click(screen.getByRole('button', { name: texts.claim.take }));
  expect(await screen.findByText(/Ravi was faster/)).toBeVisible();
  const changedAt = one.changedAt + 1;
  cloud.stored.set(one.id, enquiry(1, { ...ashas, status: 'seen', changedAt }));
  await act(() => desk.refresh());

  expect(screen.getByText(texts.claim.mine)).toBeVisible();
  expect(prompt()).toBeNull();
  expect(screen.queryByText(texts.enquiry.refused)).toBeNull();
});
