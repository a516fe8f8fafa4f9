import { act, screen, waitFor, within } from '@testing-library/react';
import { asha, enquiry } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';
import { pausePresses } from '../testing/pausePresses';
import texts from '../../content/desk.json';

/*
 * What the page of an enquiry says while the database cannot be reached.
 */

const one = enquiry(1);
const path = `/enquiries/${one.reference}`;

test('a note that only this device has is not said to be added', async () => {
  const { user, cloud, desk } = await openTestDesk(path, [enquiry(1, { status: 'seen' })]);
  const form = screen.getByLabelText('Note').closest('form')!;
  cloud.failure = 'offline';
  await user.type(screen.getByLabelText('Note'), 'Wants a price{Enter}');
  expect(await within(form).findByText(texts.enquiry.waiting)).toHaveRole('status');
  cloud.failure = undefined;
  await act(() => desk.refresh());
  expect(within(form).getByText(texts.enquiry.noteAdded)).toBeVisible();

  cloud.refusal = 'denied';
  await user.type(screen.getByLabelText('Note'), 'Wants two');
  pausePresses();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(texts.enquiry.refused)).toBeVisible();
  expect(screen.queryByText(texts.enquiry.noteAdded)).toBeNull();
});

test('a note that was refused is not said to be added once it is discarded', async () => {
  const { user, cloud } = await openTestDesk(path, [enquiry(1, { status: 'seen' })]);
  await user.type(screen.getByLabelText('Note'), 'No answer{Enter}');
  expect(await screen.findByText(texts.enquiry.noteAdded)).toBeVisible();
  cloud.refusal = 'denied';
  pausePresses();
  await user.type(screen.getByLabelText('Note'), 'No answer{Enter}');
  pausePresses();
  await user.click(await screen.findByRole('button', { name: texts.enquiry.discard }));
  await waitFor(() => expect(screen.queryByText(texts.enquiry.refused)).toBeNull());
  expect(screen.getByText('No answer')).toBeVisible();
  expect(screen.queryByText(texts.enquiry.noteAdded)).toBeNull();
});

test('a note that is stored while an earlier one stays refused is said to be added', async () => {
  const { user, cloud } = await openTestDesk(path, [enquiry(1, { status: 'seen' })]);
  cloud.refusal = 'denied';
  await user.type(screen.getByLabelText('Note'), 'Wants two{Enter}');
  expect(await screen.findByText(texts.enquiry.refused)).toBeVisible();
  cloud.refusal = undefined;
  pausePresses();
  await user.type(screen.getByLabelText('Note'), 'Wants three{Enter}');
  await waitFor(() => expect(cloud.stored.get(one.id)?.history).toHaveLength(1));
  expect(await screen.findByText(texts.enquiry.noteAdded)).toBeVisible();
});

test('a note on an order that was refused waits for that order, also with a network', async () => {
  const { user, cloud, desk } = await openTestDesk('/', []);
  cloud.refusal = 'denied';
  await act(() => desk.addEnquiry(one.order!, 'telephone'));
  await act(() => desk.refresh());
  await user.click(screen.getByRole('link', { name: 'Person 1' }));
  const form = screen.getByLabelText('Note').closest('form')!;
  await user.type(screen.getByLabelText('Note'), 'Wants two{Enter}');
  // The first look sends what waits, the second finds nothing to send, and the desk live.
  for (let looks = 0; looks < 2; looks++) await act(() => desk.refresh());
  expect(desk.view().connection).toBe('live');
  expect(within(form).getByText(texts.enquiry.waiting)).toHaveRole('status');
});

test.each([
  ['taken', {}, texts.claim.take, texts.claim.mine],
  [
    'given back',
    { claimedBy: { uid: asha.uid, name: asha.name } },
    texts.claim.giveBack,
    texts.claim.nobody,
  ],
])('an enquiry that was %s offline says that this waits', async (_, owner, press, said) => {
  const { user, cloud, desk } = await openTestDesk(path, [
    enquiry(1, { ...owner, status: 'seen' }),
  ]);
  cloud.failure = 'offline';
  await user.click(screen.getByRole('button', { name: press }));
  const status = screen.getByText(said);
  await waitFor(() => expect(status).toHaveTextContent(`${said} · ${texts.enquiry.waiting}`));
  cloud.failure = undefined;
  await act(() => desk.refresh());
  expect(status).toHaveTextContent(said);
  expect(status).not.toHaveTextContent(texts.enquiry.waiting);
});

test('a call-back that was set offline says that this waits', async () => {
  const claimedBy = { uid: asha.uid, name: asha.name };
  const { user, cloud, desk } = await openTestDesk(path, [
    enquiry(1, { claimedBy, status: 'seen' }),
  ]);
  cloud.failure = 'offline';
  await user.click(screen.getByRole('button', { name: texts.answer.callBack }));
  await user.click(screen.getByRole('button', { name: /^Tomorrow/ }));
  const main = within(screen.getByRole('main'));
  const status = main.getByText(/^Call back: /, { selector: '[role=status] *' }).parentElement;
  await waitFor(() => expect(status).toHaveTextContent(`am · ${texts.enquiry.waiting}`));
  cloud.failure = undefined;
  await act(() => desk.refresh());
  expect(status).toHaveTextContent(/^Call back: .* 10:00 am$/);
});

test('a link that is opened without a network on a device that knows nobody does not say that it is being looked for', async () => {
  const { cloud, desk } = await openTestDesk(path, [one], (prepared) => {
    prepared.failure = 'offline';
  });
  expect(screen.getByText(texts.enquiry.notLooked)).toBeVisible();
  cloud.failure = undefined;
  await act(() => desk.refresh());
  expect(await screen.findByRole('heading', { name: 'Person 1' })).toBeVisible();
});
