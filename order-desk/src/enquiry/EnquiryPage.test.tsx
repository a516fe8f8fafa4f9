import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CloudError } from '../model/deskCloud';
import { enquiry, type MemoryCloud } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';

const one = enquiry(1);
const path = `/enquiries/${one.reference}`;

test('opening an enquiry marks it as seen, once and under the own name', async () => {
  const { cloud } = await openTestDesk(path, [one]);

  await waitFor(() => expect(cloud.stored.get(one.id)?.status).toBe('seen'));
  expect(cloud.stored.get(one.id)?.history).toMatchObject([{ status: 'seen', name: 'Asha' }]);
});

test('opening one marks it once, also while the database does not take that', async () => {
  const { user, cloud, desk } = await openTestDesk('/', [one]);
  cloud.refusal = 'denied';
  await user.click(screen.getByRole('link', { name: 'Person 1' }));
  for (let looks = 0; looks < 3; looks++) await act(() => desk.refresh());

  expect(desk.view().pending).toMatchObject([{ status: 'seen', isRefused: true }]);
});

test('one tap calls, messages or writes', async () => {
  await openTestDesk(path, [one]);

  expect(screen.getByRole('link', { name: 'Call 9876543210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543210',
  );
  expect(screen.getByRole('link', { name: 'E-mail' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:person1@example\.com\?subject=.*CI-AAAA-0001$/),
  );
});

test('an e-mail address that a visitor made up adds nothing to the mail', async () => {
  const Email = 'sales?bcc=x%40evil.test&body=Pay@x.co';
  await openTestDesk(path, [enquiry(1, { order: { ...one.order!, Email } })]);
  const address = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'E-mail' }).href);

  expect([...address.searchParams.keys()]).toEqual(['subject']);
  expect(decodeURIComponent(address.pathname)).toBe(Email);
});

test('a status and a note show in the history, the newest first', async () => {
  const { user, cloud, container } = await openTestDesk(path, [one]);
  await user.click(screen.getByRole('button', { name: 'Called' }));
  expect(screen.getByRole('button', { name: 'Called' })).toHaveAttribute('aria-pressed', 'true');
  await user.type(screen.getByLabelText('Note'), ' Wants a price list. {Enter}');

  const history = screen.getByRole('region', { name: 'History' });
  const entries = await within(history).findAllByRole('listitem');
  expect(entries[0]).toHaveTextContent('Wants a price list.');
  expect(screen.getByLabelText('Note')).toHaveValue('');
  await waitFor(() => expect(cloud.stored.get(one.id)?.history).toHaveLength(3));
  expect(await axe(container)).toHaveNoViolations();
});

test('an empty note is refused at its field', async () => {
  const { user, cloud } = await openTestDesk(path, [enquiry(1, { status: 'seen' })]);
  await user.click(screen.getByRole('button', { name: 'Add the note' }));

  expect(screen.getByLabelText('Note')).toHaveFocus();
  expect(screen.getByLabelText('Note')).toHaveAccessibleDescription(/Write a note first\./);
  expect(cloud.stored.get(one.id)?.history).toEqual([]);
});

test('an enquiry is erased after a second question', async () => {
  const { user, cloud } = await openTestDesk(path, [one]);
  await user.click(screen.getByRole('button', { name: 'Erase this enquiry' }));
  expect(screen.getByText(/Erase CI-AAAA-0001 for good\?/)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(cloud.stored.size).toBe(1);

  await user.click(screen.getByRole('button', { name: 'Erase this enquiry' }));
  await user.click(screen.getByRole('button', { name: 'Yes, erase it' }));
  expect(await screen.findByText('Erased')).toBeVisible();
  expect(cloud.stored.size).toBe(0);
});

test('an erasure that failed is said', async () => {
  const { user, cloud } = await openTestDesk(path, [one]);
  cloud.erase = () => Promise.reject(new CloudError('offline'));
  await user.click(screen.getByRole('button', { name: 'Erase this enquiry' }));
  await user.click(screen.getByRole('button', { name: 'Yes, erase it' }));

  expect(await screen.findByText(/It was not erased/)).toBeVisible();
});

test('a link to an enquiry that is not loaded finds it, and says when there is none', async () => {
  const enquiries = Array.from({ length: 40 }, (_, at) => enquiry(at + 1));
  await openTestDesk('/enquiries/CI-AAAA-0003', enquiries);
  expect(await screen.findByRole('heading', { name: 'Person 3' })).toBeVisible();

  await openTestDesk('/enquiries/CI-AAAA-9999', enquiries);
  expect(await screen.findByText(/This enquiry is not here/)).toBeVisible();
});

test('while nobody could look, an enquiry is not said to be missing', async () => {
  const enquiries = Array.from({ length: 40 }, (_, at) => enquiry(at + 1, { status: 'seen' }));
  let search: MemoryCloud['search'] | undefined;
  const { cloud, desk } = await openTestDesk('/enquiries/CI-AAAA-0003', enquiries, (prepared) => {
    ({ search } = prepared);
    prepared.search = () => Promise.reject(new CloudError('offline'));
  });
  expect(screen.getByText('Looking for it…')).toBeVisible();
  expect(screen.queryByText(/This enquiry is not here/)).toBeNull();

  cloud.search = search!;
  await act(() => desk.refresh());
  expect(await screen.findByRole('heading', { name: 'Person 3' })).toBeVisible();
});

test('what was set offline says that it waits', async () => {
  const { user, cloud } = await openTestDesk(path, [enquiry(1, { status: 'seen' })]);
  cloud.failure = 'offline';
  await user.click(screen.getByRole('button', { name: 'Done' }));

  expect(await screen.findByText(/Waits to be sent/)).toBeVisible();
  expect(screen.getByText(/^Offline\./)).toBeVisible();
});
