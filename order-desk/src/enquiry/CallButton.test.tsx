import { act, screen, waitFor, within } from '@testing-library/react';
import { countCalls } from '../testing/countCalls';
import { asha, enquiry } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';
import texts from '../../content/desk.json';

const one = enquiry(1);
const path = `/enquiries/${one.reference}`;
const ravis = { claimedBy: { uid: 'ravi', name: 'Ravi' } };

test('an enquiry that cannot be handed over stays the own one, and nobody was faster', async () => {
  const mine = enquiry(1, { status: 'seen', claimedBy: { uid: asha.uid, name: asha.name } });
  const { user, cloud } = await openTestDesk(path, [mine], (prepared) => {
    prepared.readColleagues = () => Promise.resolve([ravis.claimedBy]);
  });
  // Ravi has left since.
  cloud.refusal = 'denied';
  await user.click(await screen.findByRole('button', { name: 'Ravi' }));

  expect(await screen.findByText(`${one.reference}: ${texts.enquiry.refused}`)).toBeVisible();
  expect(screen.getByText(texts.claim.mine)).toBeVisible();
  expect(screen.queryByText(/was faster/)).toBeNull();
});

test('of a row that moves when it is taken, the call goes on', async () => {
  const calls = countCalls();
  const { user } = await openTestDesk('/', [enquiry(1, { status: 'seen' })]);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByRole('region', { name: 'Yours' })).toHaveTextContent('Person 1');
});

test('Escape leaves the question how a call went, and the number has the focus again', async () => {
  countCalls();
  const mine = enquiry(1, { status: 'seen', claimedBy: { uid: asha.uid, name: asha.name } });
  const { user } = await openTestDesk('/', [mine]);
  const link = screen.getByRole('link', { name: 'Call 9876500001' });
  await user.click(link);
  expect(await screen.findByRole('region', { name: 'Person 1' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Person 1' })).toBeNull();
  expect(link).toHaveFocus();
});

test('while the record is not made yet nobody who is online is told that they are offline', async () => {
  countCalls();
  const { user, cloud, desk } = await openTestDesk('/', []);
  cloud.isRecordLate = true;
  await act(() => desk.addEnquiry(one.order!, 'missedCall'));
  await user.click(await screen.findByRole('link', { name: 'Call 9876500001' }));

  expect(await screen.findByText(texts.claim.notKnown)).toBeVisible();
  expect(screen.queryByText(texts.claim.waiting)).toBeNull();
});

test('an answer that was begun about one person is not asked about the next one', async () => {
  countCalls();
  const own = { status: 'seen', claimedBy: { uid: asha.uid, name: asha.name } } as const;
  const { user } = await openTestDesk('/', [enquiry(1, own), enquiry(2, own)]);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await user.click(await screen.findByRole('button', { name: texts.statuses.notReachable }));
  expect(screen.getByText(texts.answer.tryAgainWhen)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Call 9876500002' }));

  expect(await screen.findByRole('region', { name: 'Person 2' })).toBeVisible();
  expect(screen.queryByText(texts.answer.tryAgainWhen)).toBeNull();
});

test('nobody calls a person who was erased a moment before', async () => {
  const calls = countCalls();
  const { user, cloud } = await openTestDesk('/', [enquiry(1, { status: 'seen' }), enquiry(2)]);
  cloud.stored.delete(one.id);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));

  expect(await screen.findByText(`${one.reference}: ${texts.list.erased}`)).toHaveFocus();
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: texts.claim.understood }));
  expect(screen.queryByText(/Erased/)).toBeNull();
});

test('after an answer one tap opens and calls whoever comes next, and nobody whom a colleague has, or who was just called', async () => {
  const calls = countCalls();
  const again = enquiry(4);
  again.order = { ...again.order!, Mobile: one.order!.Mobile };
  const { user, desk } = await openTestDesk('/', [one, enquiry(2, ravis), enquiry(3), again]);
  await user.click(screen.getByRole('link', { name: 'Person 1' }));
  expect(screen.queryByRole('region', { name: texts.enquiry.nextToCall })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Called' }));
  const next = await screen.findByRole('region', { name: texts.enquiry.nextToCall });
  // What else they asked is answered from here.
  const person = screen.getByRole('region', { name: 'Enquiries of this person: 2' });
  expect(within(person).getByRole('link')).toHaveAttribute('href', `/enquiries/${again.reference}`);
  await user.click(within(next).getByRole('link', { name: 'Call 9876500003' }));

  expect(await screen.findByRole('heading', { name: 'Person 3' })).toBeVisible();
  await waitFor(() => expect(calls).toEqual(['tel:+919876500003']));
  expect(desk.view().enquiries.find(({ id }) => id === enquiry(3).id)?.claimedBy?.uid).toBe('asha');
  expect(screen.queryByRole('region', { name: texts.enquiry.nextToCall })).toBeNull();
});

test('the next one is called after a question where a colleague has another enquiry of that person', async () => {
  const calls = countCalls();
  const ofSame = enquiry(3, { ...ravis, status: 'seen' });
  ofSame.order = { ...ofSame.order!, Mobile: enquiry(2).order!.Mobile };
  const { user } = await openTestDesk('/', [one, enquiry(2), ofSame]);
  await user.click(screen.getByRole('link', { name: 'Person 1' }));
  await user.click(screen.getByRole('button', { name: 'Called' }));
  await user.click(await screen.findByRole('link', { name: 'Call 9876500002' }));
  expect(await screen.findByRole('heading', { name: 'Person 2' })).toBeVisible();
  expect(screen.getByText('Ravi has another one of this person. Call all the same?')).toHaveFocus();
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: texts.claim.askYes }));
  await waitFor(() => expect(calls).toEqual(['tel:+919876500002']));
});

test('offline a call says that somebody else may call too', async () => {
  const calls = countCalls();
  const { user, cloud, desk } = await openTestDesk(path, [enquiry(1, { status: 'seen' })]);
  cloud.failure = 'offline';
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  expect(await screen.findByText(/^You are offline: somebody else may call too\./)).toBeVisible();
  await user.click(screen.getByRole('link', { name: texts.claim.callNow }));
  expect(calls).toHaveLength(1);

  // Somebody did.
  cloud.failure = undefined;
  cloud.stored.set(one.id, { ...cloud.stored.get(one.id)!, ...ravis });
  await act(() => desk.refresh());
  await user.click(screen.getByRole('link', { name: texts.enquiry.back }));
  expect(screen.getByText('CI-AAAA-0001: Ravi was faster and has it.')).toBeVisible();
});

test('what somebody else has said since an answer was given offline is told, wherever one is', async () => {
  const { user, cloud, desk } = await openTestDesk(path, [enquiry(1, { status: 'seen' })]);
  cloud.failure = 'offline';
  await user.click(screen.getByRole('button', { name: texts.statuses.notReachable }));
  await user.click(screen.getByRole('button', { name: texts.answer.anHour }));
  await user.click(screen.getByRole('link', { name: texts.enquiry.back }));
  cloud.failure = undefined;
  const said = { status: 'done', outcome: 'ordered' } as const;
  const entry = { id: 'raviAAAAAAAAAAAAAAAA', name: 'Ravi', at: Date.now(), ...said };
  cloud.stored.set(one.id, { ...cloud.stored.get(one.id)!, ...said, history: [entry] });
  await act(() => desk.refresh());

  expect(await screen.findByText(/^CI-AAAA-0001: /)).toHaveTextContent(
    'Ravi said meanwhile: Done: Ordered. This was not recorded: Not reachable',
  );
  await user.click(screen.getByRole('button', { name: texts.claim.understood }));
  expect(desk.view()).toMatchObject({ pending: [], enquiries: [said] });
});

test('an order that was not stored is told of after a call, and hides no question about one', async () => {
  countCalls();
  const mine = enquiry(2, { status: 'seen', claimedBy: { uid: asha.uid, name: asha.name } });
  const { user, cloud, desk } = await openTestDesk('/', [mine]);
  cloud.refusal = 'denied';
  await act(() => desk.addEnquiry(one.order!, 'telephone'));
  expect(await screen.findByText(/^Person 1's order was not stored/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Call 9876500002' }));
  expect(await screen.findByText(texts.answer.title)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByText(/^Person 1's order was not stored/)).toBeVisible();
});

test('what was refused of an enquiry whose time is over hides no question about another one', async () => {
  const clock = jest.spyOn(Date, 'now');
  countCalls();
  const expireAt = Date.now() + 60 * 60_000;
  const mine = enquiry(2, { status: 'seen', claimedBy: { uid: asha.uid, name: asha.name } });
  const { user, cloud, desk } = await openTestDesk('/', [{ ...one, expireAt }, mine]);
  cloud.refusal = 'denied';
  await act(() => desk.change(one, { status: 'called' }));
  expect(screen.getByText(`${one.reference}: ${texts.enquiry.refused}`)).toBeVisible();
  cloud.refusal = undefined;
  clock.mockReturnValue(expireAt);
  await act(() => desk.refresh());
  await user.click(screen.getByRole('link', { name: 'Call 9876500002' }));

  expect(await screen.findByRole('region', { name: 'Person 2' })).toBeVisible();
  clock.mockRestore();
});
