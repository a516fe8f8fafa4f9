import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CloudError } from '../model/deskCloud';
import { enquiry, type MemoryCloud } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';
import { asTyped } from './callBackTimes';

const one = enquiry(1);
const path = `/enquiries/${one.reference}`;

test('opening one marks it once, also while the database does not take that', async () => {
  const { user, cloud, desk } = await openTestDesk('/', [one]);
  cloud.refusal = 'denied';
  await user.click(screen.getByRole('link', { name: 'Person 1' }));
  for (let looks = 0; looks < 3; looks++) await act(() => desk.refresh());

  expect(desk.view().pending).toMatchObject([{ status: 'seen', isRefused: true }]);
});

test('an e-mail address that a visitor made up adds nothing to the mail', async () => {
  const Email = 'sales?bcc=x%40evil.test&body=Pay@x.co';
  await openTestDesk(path, [enquiry(1, { order: { ...one.order!, Email } })]);
  const address = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'E-mail' }).href);

  expect([...address.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(decodeURIComponent(address.pathname)).toBe(Email);
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
  const enquiries = Array.from({ length: 140 }, (_, at) => enquiry(at + 1, { status: 'done' }));
  await openTestDesk('/enquiries/CI-AAAA-0003', enquiries);
  expect(await screen.findByRole('heading', { name: 'Person 3' })).toBeVisible();

  await openTestDesk('/enquiries/CI-AAAA-9999', enquiries);
  expect(await screen.findByText(/This enquiry is not here/)).toBeVisible();
});

test('while nobody could look, an enquiry is not said to be missing', async () => {
  const enquiries = Array.from({ length: 140 }, (_, at) => enquiry(at + 1, { status: 'done' }));
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

const ravis = { claimedBy: { uid: 'ravi', name: 'Ravi' } };
/** Counts the calls that the browser would make: jsdom knows no phone. */
function countCalls() {
  const calls: string[] = [];
  const note = (event: Event) => {
    const link = (event.target as Element).closest('a[href^="tel:"]');
    if (link && !event.defaultPrevented) calls.push(link.getAttribute('href') ?? '');
    if (link) event.preventDefault();
  };
  addEventListener('click', note);
  return { calls, end: () => removeEventListener('click', note) };
}

test('a call takes the enquiry first, and who lost the race does not call', async () => {
  const { calls, end } = countCalls();
  const { user, cloud } = await openTestDesk(path, [one, enquiry(2)]);
  await waitFor(() => expect(cloud.stored.get(one.id)?.status).toBe('seen'));
  // Ravi taps at the same time.
  cloud.stored.set(one.id, { ...cloud.stored.get(one.id)!, ...ravis });
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  expect(await screen.findByText(/Ravi was faster and has it\.$/)).toBeVisible();
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'OK' }));

  // Now it is a question.
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  expect(screen.getByText('Ravi has it. Call all the same?')).toHaveFocus();
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Take it and call' }));
  await waitFor(() => expect(calls).toEqual(['tel:+919876500001']));
  expect(cloud.stored.get(one.id)?.claimedBy?.name).toBe('Asha');
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  expect(calls).toHaveLength(2);
  end();
});

test('of a row that moves when it is taken, the call goes on', async () => {
  const { calls, end } = countCalls();
  const { user } = await openTestDesk('/', [enquiry(1, { status: 'seen' })]);
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByRole('region', { name: 'Yours' })).toHaveTextContent('Person 1');
  end();
});

test('offline a call says that somebody else may call too', async () => {
  const { calls, end } = countCalls();
  const { user, cloud, desk } = await openTestDesk(path, [enquiry(1, { status: 'seen' })]);
  cloud.failure = 'offline';
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  expect(await screen.findByText(/^You are offline: somebody else may call too\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Call now' }));
  expect(calls).toHaveLength(1);

  // Somebody did.
  cloud.failure = undefined;
  cloud.stored.set(one.id, { ...cloud.stored.get(one.id)!, ...ravis });
  await act(() => desk.refresh());
  await user.click(screen.getByRole('link', { name: 'All enquiries' }));
  expect(screen.getByText('CI-AAAA-0001: Ravi was faster and has it.')).toBeVisible();
  end();
});

test('not reachable asks when to try again, with tomorrow first, and a call-back takes it', async () => {
  const { user, cloud } = await openTestDesk(path, [enquiry(1, { status: 'seen' })]);
  await user.click(screen.getByRole('button', { name: 'Not reachable' }));
  expect(cloud.stored.get(one.id)?.status).toBe('seen');
  const [first] = within(
    screen.getByText('When to try again?').parentElement!.parentElement!,
  ).getAllByRole('button');
  expect(first).toHaveTextContent(/^Tomorrow, 10:00/);
  await user.click(first!);
  await waitFor(() => expect(cloud.stored.get(one.id)?.status).toBe('notReachable'));
  const { callBackAt = 0, claimedBy } = cloud.stored.get(one.id)!;
  expect(callBackAt).toBeGreaterThan(Date.now());
  expect(claimedBy?.name).toBe('Asha');

  await user.click(screen.getByRole('button', { name: 'Call back at …' }));
  const time = screen.getByLabelText('Another time (India)');
  fireEvent.change(time, { target: { value: '2020-01-01T10:00' } });
  await user.click(screen.getByRole('button', { name: 'Set this time' }));
  expect(time).toHaveAccessibleDescription(/within 90 days/);
  fireEvent.change(time, { target: { value: asTyped(Date.now() + 3_600_000) } });
  await user.click(screen.getByRole('button', { name: 'Set this time' }));
  await waitFor(() => expect(cloud.stored.get(one.id)?.callBackAt).toBeLessThan(callBackAt));
  expect(cloud.stored.get(one.id)?.status).toBe('notReachable');

  // A call ends what was promised.
  await user.click(screen.getByRole('button', { name: 'Called' }));
  await waitFor(() => expect(cloud.stored.get(one.id)?.callBackAt).toBeUndefined());
});

test('a curious look is undone, and the next of the list follows by key and by swipe', async () => {
  const { user, cloud } = await openTestDesk('/', [one, enquiry(2), enquiry(3)]);
  await user.click(screen.getByRole('link', { name: 'Person 1' }));
  await user.keyboard('{ArrowRight}');
  await screen.findByRole('heading', { name: 'Person 2' });
  await user.keyboard('{ArrowLeft}');
  await user.click(await screen.findByRole('button', { name: 'Mark as new' }));
  await waitFor(() => expect(cloud.stored.get(one.id)?.history).toHaveLength(2));
  expect(cloud.stored.get(one.id)?.status).toBe('new');
  expect(screen.getByRole('link', { name: 'Person 1' })).toHaveFocus();

  await user.click(screen.getByRole('link', { name: 'Person 2' }));
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('heading', { name: 'Person 3' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  const finger = (clientX: number) => ({ clientX, clientY: 300 });
  fireEvent.touchStart(document.body, { touches: [finger(100)] });
  fireEvent.touchEnd(document.body, { changedTouches: [finger(250)] });
  expect(await screen.findByRole('heading', { name: 'Person 2' })).toBeVisible();
  await user.type(screen.getByLabelText('Note'), 'x{ArrowLeft}');
  expect(screen.getByRole('heading', { name: 'Person 2' })).toBeVisible();
});
