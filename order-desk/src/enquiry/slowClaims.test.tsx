import { act, screen, waitFor, within } from '@testing-library/react';
import { languages } from '@site/company/languages';
import texts from '../../content/desk.json';
import { countCalls } from '../testing/countCalls';
import { holdBack } from '../testing/holdBack';
import { enquiry } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';
import { pausePresses } from '../testing/pausePresses';
import { deskTexts } from '../texts/deskTexts';

const one = enquiry(1);
const path = `/enquiries/${one.reference}`;
const ravis = { claimedBy: { uid: 'ravi', name: 'Ravi' } };

// They stand in one place, and one becomes the other while somebody is about to press.
test.each(languages)(
  'in %s, to take an order is named otherwise than to take it over',
  (language) => {
    const { take, takeOver } = deskTexts[language].claim;
    expect(takeOver).not.toBe(take);
  },
);

test('whoever has said how a call went before it was known who has the enquiry is not asked once more, nor called', async () => {
  const calls = countCalls();
  const { user, cloud } = await openTestDesk(path, [enquiry(1, { status: 'seen' })]);
  const answer = holdBack(cloud);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await user.click(screen.getByRole('button', { name: texts.statuses.called }));
  await user.click(screen.getByRole('link', { name: texts.enquiry.back }));
  await answer();
  await waitFor(() => expect(cloud.stored.get(one.id)?.status).toBe('called'));
  expect(calls).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Person 1' })).toBeNull();
});

test('a second tap while the database is asked calls nobody, and the person is called once', async () => {
  const calls = countCalls();
  const { user, cloud } = await openTestDesk('/', [enquiry(1, { status: 'seen' })]);
  const answer = holdBack(cloud);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  expect(await screen.findByText(texts.claim.taking)).toHaveFocus();
  expect(calls).toEqual([]);
  await answer();

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText(texts.claim.taking)).toBeNull();
});

test('a second tap calls nobody whom a colleague was faster to take', async () => {
  const calls = countCalls();
  const { user, cloud } = await openTestDesk('/', [enquiry(1, { status: 'seen' })]);
  const answer = holdBack(cloud);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  cloud.stored.set(one.id, { ...cloud.stored.get(one.id)!, ...ravis });
  await answer();

  expect(await screen.findByText('CI-AAAA-0001: Ravi was faster and has it.')).toBeVisible();
  expect(calls).toEqual([]);
});

test('whoever gives back and takes again meanwhile calls nobody whom a colleague was faster to take', async () => {
  const calls = countCalls();
  const { user, cloud } = await openTestDesk(path, [enquiry(1, { status: 'seen' })]);
  const answer = holdBack(cloud);
  cloud.stored.set(one.id, { ...cloud.stored.get(one.id)!, ...ravis });
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await user.click(await screen.findByRole('button', { name: texts.claim.giveBack }));
  pausePresses();
  await user.click(await screen.findByRole('button', { name: texts.claim.take }));
  await answer();

  expect(await screen.findByText('CI-AAAA-0001: Ravi was faster and has it.')).toBeVisible();
  expect(calls).toEqual([]);
});

test('the number of one that was just taken is called after a word, as long as the database has not answered', async () => {
  const calls = countCalls();
  const { user, cloud } = await openTestDesk(path, [enquiry(1, { status: 'seen' })]);
  const answer = holdBack(cloud);
  await user.click(screen.getByRole('button', { name: texts.claim.take }));
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  expect(await screen.findByText(texts.claim.notKnown)).toHaveFocus();
  expect(calls).toEqual([]);
  await answer();
});

test('two presses on the answer to a question take and call once', async () => {
  const calls = countCalls();
  const { user, cloud } = await openTestDesk('/', [enquiry(1, { ...ravis, status: 'seen' })]);
  const answer = holdBack(cloud);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await user.dblClick(await screen.findByRole('button', { name: texts.claim.askYes }));
  expect(screen.getByText(texts.claim.taking)).toHaveFocus();
  await answer();

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(cloud.stored.get(one.id)?.history).toHaveLength(1);
});

test('whoever left the question who has it calls nobody once it is answered', async () => {
  const calls = countCalls();
  const { user, cloud, desk } = await openTestDesk('/', [enquiry(1, { status: 'seen' })]);
  const answer = holdBack(cloud);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await user.click(await screen.findByRole('button', { name: texts.claim.askNo }));
  await answer();

  await waitFor(() => expect(cloud.stored.get(one.id)?.history).toHaveLength(2));
  expect(cloud.stored.get(one.id)?.claimedBy).toBeUndefined();
  await waitFor(() => expect(desk.view().pending).toEqual([]));
  expect(calls).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Person 1' })).toBeNull();
});

test('whoever has gone elsewhere meanwhile is offered the call, and asked about it after that', async () => {
  const calls = countCalls();
  const { user, cloud } = await openTestDesk('/', [enquiry(1, { status: 'seen' })]);
  const answer = holdBack(cloud);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await user.click(screen.getByRole('link', { name: texts.layout.numbers }));
  await answer();

  const prompt = await screen.findByRole('region', { name: 'Person 1' });
  expect(calls).toEqual([]);
  await user.click(within(prompt).getByRole('link', { name: texts.claim.callNow }));
  expect(calls).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Person 1' })).toHaveTextContent(texts.answer.title);
});

test('a browser that would not call by itself any more is given a link, and nobody asks how a call went before', async () => {
  const calls = countCalls();
  const { user, cloud } = await openTestDesk('/', [enquiry(1, { status: 'seen' })]);
  const answer = holdBack(cloud);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  // The answer took longer than a tap counts.
  Object.assign(navigator, { userActivation: { hasBeenActive: true, isActive: false } });
  await answer();

  const link = await screen.findByRole('link', { name: texts.claim.callNow });
  expect(screen.queryByText(texts.answer.title)).toBeNull();
  expect(calls).toEqual([]);
  await user.click(link);
  expect(calls).toEqual(['tel:+919876500001']);
  expect(await screen.findByText(texts.answer.title)).toBeVisible();
});

test('the call waits for nothing but the answer about who has it', async () => {
  const calls = countCalls();
  const { user, cloud, desk } = await openTestDesk('/', [
    enquiry(1, { status: 'seen' }),
    enquiry(2),
  ]);
  const answer = holdBack(cloud);
  await act(async () => void desk.change(enquiry(2), { note: 'One under way' }));
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await act(async () => void desk.change(enquiry(2), { note: 'A slow one' }));
  const { send } = cloud;
  cloud.send = (change, by) => (change.note ? new Promise(() => {}) : send(change, by));
  await answer();

  await waitFor(() => expect(calls).toHaveLength(1));
});

test('whoever left the question while it was taken over gives it back to who had it', async () => {
  const calls = countCalls();
  const { user, cloud } = await openTestDesk('/', [enquiry(1, { ...ravis, status: 'seen' })]);
  const answer = holdBack(cloud);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await user.click(await screen.findByRole('button', { name: texts.claim.askYes }));
  await user.click(await screen.findByRole('button', { name: texts.claim.askNo }));
  await answer();

  await waitFor(() => expect(cloud.stored.get(one.id)).toMatchObject(ravis));
  expect(cloud.stored.get(one.id)?.history).toHaveLength(2);
  expect(calls).toEqual([]);
});

test('what was left before it was known who has it is given back when the network returns', async () => {
  const { user, cloud, desk } = await openTestDesk('/', [enquiry(1, { status: 'seen' })]);
  const answer = holdBack(cloud);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await user.click(await screen.findByRole('button', { name: texts.claim.askNo }));
  cloud.failure = 'offline';
  await answer();
  cloud.failure = undefined;
  await act(() => desk.refresh());

  await waitFor(() => expect(desk.view().pending).toEqual([]));
  expect(cloud.stored.get(one.id)?.claimedBy).toBeUndefined();
});

test('a tap on another number ends the question about the first one', async () => {
  const calls = countCalls();
  const { user, cloud } = await openTestDesk('/', [
    enquiry(1, { status: 'seen' }),
    enquiry(2, { status: 'seen' }),
  ]);
  const answer = holdBack(cloud);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  expect(await screen.findByRole('region', { name: 'Person 1' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Call 9876500002' }));
  expect(screen.queryByRole('region', { name: 'Person 1' })).toBeNull();
  await answer();

  await waitFor(() => expect(calls).toEqual(['tel:+919876500002']));
});

test('nobody is called once the desk is closed', async () => {
  const calls = countCalls();
  const { user, cloud, desk, unmount } = await openTestDesk('/', [enquiry(1, { status: 'seen' })]);
  const answer = holdBack(cloud);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  unmount();
  await answer();

  await waitFor(() => expect(desk.view().pending).toEqual([]));
  expect(calls).toEqual([]);
});

test('what is given back on its page while it is being taken is not called', async () => {
  const calls = countCalls();
  const { user, cloud, desk } = await openTestDesk(path, [enquiry(1, { status: 'seen' })]);
  const answer = holdBack(cloud);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await user.click(screen.getByRole('button', { name: texts.claim.giveBack }));
  await answer();

  await waitFor(() => expect(desk.view().pending).toEqual([]));
  expect(cloud.stored.get(one.id)?.claimedBy).toBeUndefined();
  expect(calls).toEqual([]);
});

test('whoever left the question without a network is told once that a colleague was faster', async () => {
  const { user, cloud, desk } = await openTestDesk('/', [enquiry(1, { status: 'seen' })]);
  const answer = holdBack(cloud);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await user.click(await screen.findByRole('button', { name: texts.claim.askNo }));
  cloud.failure = 'offline';
  await answer();
  cloud.failure = undefined;
  cloud.stored.set(one.id, { ...cloud.stored.get(one.id)!, ...ravis });
  await act(() => desk.refresh());
  expect(screen.getByText('CI-AAAA-0001: Ravi was faster and has it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.claim.understood }));

  expect(screen.queryByText(/Ravi was faster/)).toBeNull();
  expect(cloud.stored.get(one.id)).toMatchObject(ravis);
});

test.each([
  ['the question', () => screen.getByText(texts.claim.taking)],
  ['its button', () => screen.getByRole('button', { name: texts.claim.askNo })],
])('whoever waits on %s, and leaves it, is where they tapped', async (_, place) => {
  countCalls();
  const { user, cloud } = await openTestDesk(path, [enquiry(1, { ...ravis, status: 'seen' })]);
  const answer = holdBack(cloud);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await user.click(await screen.findByRole('button', { name: texts.claim.askYes }));
  // The answer took longer than a tap counts.
  Object.assign(navigator, { userActivation: { hasBeenActive: true, isActive: false } });
  place().focus();
  await answer();
  await user.click(await screen.findByRole('button', { name: texts.claim.later }));

  expect(screen.getByRole('link', { name: 'Call 9876500001' })).toHaveFocus();
});
