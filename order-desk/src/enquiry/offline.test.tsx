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

test('a link that is opened without a network on a device that knows nobody does not say that it is being looked for', async () => {
  const { cloud, desk } = await openTestDesk(path, [one], (prepared) => {
    prepared.failure = 'offline';
  });
  expect(screen.getByText(texts.enquiry.notLooked)).toBeVisible();
  cloud.failure = undefined;
  await act(() => desk.refresh());
  expect(await screen.findByRole('heading', { name: 'Person 1' })).toBeVisible();
});
