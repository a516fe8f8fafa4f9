import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StaffLanguage } from '@site/company/languages';
import { NO_EMAIL } from '@site/order-model/noEmail';
import { CloudError } from '../model/deskCloud';
import { asha, enquiry, type MemoryCloud } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';
import { pausePresses } from '../testing/pausePresses';
import { asTyped } from './callBackTimes';
import texts from '../../content/desk.json';

const one = enquiry(1);
const path = `/enquiries/${one.reference}`;

const ravis = { claimedBy: { uid: 'ravi', name: 'Ravi' } };

test('opening one marks it once, also while the database does not take that', async () => {
  const { user, cloud, desk } = await openTestDesk('/', [one]);
  cloud.refusal = 'denied';
  await user.click(screen.getByRole('link', { name: 'Person 1' }));
  for (let looks = 0; looks < 3; looks++) await act(() => desk.refresh());

  expect(desk.view().pending).toMatchObject([{ status: 'seen', isRefused: true }]);
});

test('a caller without an address is shown as one: nothing writes a mail, and no other caller is the same person', async () => {
  const callers = [1, 2].map((number) => {
    const { order, ...rest } = enquiry(number);
    return { ...rest, order: { ...order!, Email: NO_EMAIL } };
  });
  const { container } = await openTestDesk(path, callers);

  expect(screen.getByText(texts.enquiry.noEmail)).toBeVisible();
  expect(screen.queryByRole('link', { name: texts.enquiry.write })).toBeNull();
  expect(screen.getByRole('link', { name: texts.enquiry.message })).toBeVisible();
  expect(container.innerHTML).not.toContain(NO_EMAIL);
  expect(screen.queryByText(/^Enquiries of this person/)).toBeNull();
});

test('a language that a newer desk has chosen, and this one does not know, hides no enquiry', async () => {
  const language = 'mr' as StaffLanguage;
  const history = [{ id: 'a', name: 'Ravi', at: 1, language }];
  // The same person: what is written to one counts for both.
  const { order } = one;
  const all = [1, 2].map((number) => enquiry(number, { status: 'seen', order: order!, language }));
  await openTestDesk(path, [{ ...all[0]!, history }, all[1]!]);

  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Ravi')).toBeVisible();
});

test('an empty note is refused at its field, until one is typed', async () => {
  const { user, cloud } = await openTestDesk(path, [enquiry(1, { status: 'seen' })]);
  await user.click(screen.getByRole('button', { name: texts.enquiry.addNote }));

  expect(screen.getByLabelText('Note')).toHaveFocus();
  expect(screen.getByLabelText('Note')).toHaveAccessibleDescription(/Write a note first\./);
  expect(cloud.stored.get(one.id)?.history).toEqual([]);
  await user.keyboard('W');
  expect(screen.queryByText('Write a note first.')).toBeNull();
});

test('what is written from right to left turns nothing around that stands beside it', async () => {
  const note = 'اتصل غدا!';
  const history = [{ id: 'a', name: 'محمد', at: 1, note }];
  await openTestDesk(path, [enquiry(1, { status: 'seen', history })]);

  // Or the date would stand before the name.
  expect(screen.getByText('محمد').tagName).toBe('BDI');
  expect(screen.getByText(note)).toHaveAttribute('dir', 'auto');
});

test('a note that is added is said, until the next one is typed', async () => {
  const { user } = await openTestDesk(path, [enquiry(1, { status: 'seen' })]);
  await user.type(screen.getByLabelText('Note'), 'Wants a price{Enter}');
  expect(screen.getByText(texts.enquiry.noteAdded)).toHaveRole('status');
  await user.type(screen.getByLabelText('Note'), 'x');
  expect(screen.queryByText(texts.enquiry.noteAdded)).toBeNull();
});

test('a second quick press, or Enter, after a note that is added asks for no other one', async () => {
  const { user } = await openTestDesk(path, [enquiry(1, { status: 'seen' })]);
  const add = screen.getByRole('button', { name: texts.enquiry.addNote });
  for (const press of [() => user.dblClick(add), () => user.keyboard('{Enter}{Enter}')]) {
    await user.type(screen.getByLabelText('Note'), 'Wants a price');
    pausePresses();
    await press();
    expect(screen.getByText(texts.enquiry.noteAdded)).toBeVisible();
    expect(screen.queryByText(texts.enquiry.noteEmpty)).toBeNull();
  }
});

test('what asked how a call went has the focus again after the answer, and after Cancel', async () => {
  const { user } = await openTestDesk(path, [enquiry(1, { status: 'seen' })]);
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  for (const [asker, answer] of [
    ['Done', 'Cancel'],
    [texts.answer.callBack, /^Tomorrow/],
    ['Done', 'Ordered'],
  ] as const) {
    await press(asker);
    await press(answer);
    expect(screen.getByRole('button', { name: asker })).toHaveFocus();
  }
});

test('an enquiry is erased after a second question, and a failure is said', async () => {
  const { user, cloud } = await openTestDesk(path, [one]);
  const { erase } = cloud;
  cloud.erase = () => Promise.reject(new CloudError('offline'));
  await user.click(screen.getByRole('button', { name: texts.enquiry.erase }));
  expect(screen.getByText(/Erase CI-AAAA-0001 for good\?/)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: texts.enquiry.eraseNo }));
  expect(screen.getByRole('button', { name: texts.enquiry.erase })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: texts.enquiry.eraseYes }));
  expect(await screen.findByText(/It was not erased/)).toBeVisible();
  expect(cloud.stored.size).toBe(1);

  let answer = () => {};
  cloud.erase = (...all) => new Promise<void>((done) => (answer = done)).then(() => erase(...all));
  for (let presses = 0; presses < 2; presses++) {
    pausePresses();
    await user.click(screen.getByRole('button', { name: texts.enquiry.eraseYes }));
  }
  expect(screen.getByRole('button', { name: texts.enquiry.eraseYes })).toHaveFocus();
  expect(screen.getByRole('button', { name: texts.enquiry.eraseNo })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.getByText(texts.layout.erasing)).toHaveRole('status');
  await act(async () => answer());
  expect(await screen.findByText('Erased')).toBeVisible();
  expect(screen.queryByText(texts.layout.erasing)).toBeNull();
  expect(screen.getByRole('heading', { name: one.reference })).toHaveFocus();
  expect(cloud.stored.size).toBe(0);
});

test('a question about one enquiry is not there for the next one', async () => {
  const claimedBy = { uid: 'ravi', name: 'Ravi' };
  const two = enquiry(2, { status: 'seen' });
  const { user } = await openTestDesk('/', [enquiry(1, { status: 'seen', claimedBy }), two]);
  await user.click(screen.getByRole('link', { name: 'Person 1' }));
  await user.click(screen.getByRole('button', { name: texts.enquiry.erase }));
  await user.click(screen.getByRole('link', { name: /^Call/ }));
  expect(screen.getByText('Ravi has it. Call all the same?')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^Next|^Previous/ }));

  expect(screen.getByRole('heading', { name: 'Person 2' })).toBeVisible();
  expect(screen.queryByText(/for good\?/)).toBeNull();
  expect(screen.queryByText('Ravi has it. Call all the same?')).toBeNull();
});

test('a link to an enquiry that is not loaded finds it once somebody could look, or says that there is none', async () => {
  const enquiries = Array.from({ length: 140 }, (_, at) => enquiry(at + 1, { status: 'done' }));
  let search: MemoryCloud['search'] | undefined;
  const { cloud, desk } = await openTestDesk('/enquiries/CI-AAAA-0003', enquiries, (prepared) => {
    ({ search } = prepared);
    prepared.search = () => Promise.reject(new CloudError('offline'));
  });
  expect(screen.getByText(texts.enquiry.notLooked)).toBeVisible();
  expect(screen.queryByText(texts.enquiry.missing)).toBeNull();
  cloud.search = search!;
  await act(() => desk.refresh());
  expect(await screen.findByRole('heading', { name: 'Person 3' })).toBeVisible();

  await openTestDesk('/enquiries/CI-AAAA-9999', enquiries);
  expect(await screen.findByText(/This enquiry cannot be shown/)).toBeVisible();
});

test.each([`${path}/`, path.toLowerCase()])(
  'an address as %s finds its enquiry',
  async (written) => {
    await openTestDesk(written, [one]);
    expect(await screen.findByRole('heading', { name: 'Person 1' })).toBeVisible();
  },
);

test('whom to hand an enquiry over to is known once the server answers', async () => {
  const { uid, name } = asha;
  const mine = enquiry(1, { status: 'seen', claimedBy: { uid, name } });
  const { cloud, desk } = await openTestDesk(path, [mine], (prepared) => {
    prepared.readColleagues = () => Promise.reject(new CloudError('offline'));
  });
  cloud.failure = 'offline';
  await act(() => desk.refresh());
  expect(screen.queryByText(texts.claim.handOver)).toBeNull();
  cloud.failure = undefined;
  cloud.readColleagues = () => Promise.resolve([ravis.claimedBy]);
  await act(() => desk.refresh());
  expect(await screen.findByText(texts.claim.handOver)).toBeVisible();
});

test('before it is taken, one look says what is wanted, for how long they have waited, and what to say', async () => {
  const receivedAt = Date.now() - 130 * 60_000;
  await openTestDesk(path, [enquiry(1, { receivedAt, changedAt: receivedAt })]);
  expect(screen.getByText('Cirvena Forte · 2 packs · Self use · waiting 2 h')).toBeVisible();
  expect(screen.getByText(/^Hello, is that/)).toHaveTextContent(
    /^Hello, is that Person 1\?.* You asked us about Cirvena Forte, 2 packs\./,
  );
  expect(
    within(screen.getByRole('region', { name: texts.answer.title })).getAllByRole('button'),
  ).toHaveLength(4);
});

test('a time to call back may be typed, within 90 days', async () => {
  const { user, cloud } = await openTestDesk(path, [enquiry(1, { status: 'seen' })]);
  await user.click(screen.getByRole('button', { name: texts.answer.callBack }));
  const time = screen.getByLabelText(texts.answer.otherTime);
  fireEvent.change(time, { target: { value: '2020-01-01T10:00' } });
  await user.click(screen.getByRole('button', { name: texts.answer.setTime }));
  expect(time).toHaveAccessibleDescription(/within 90 days/);
  fireEvent.change(time, { target: { value: asTyped(Date.now() + 3_600_000) } });
  pausePresses();
  await user.click(screen.getByRole('button', { name: texts.answer.setTime }));
  await waitFor(() => expect(cloud.stored.get(one.id)?.callBackAt).toBeGreaterThan(Date.now()));
});

test('a promised call names its weekday, where it is read before calling and in the history', async () => {
  const sunday = Date.parse('2026-11-29T10:00+05:30');
  const history = [{ id: 'a', name: 'Ravi', at: 1, callBackAt: sunday }];
  await openTestDesk(path, [enquiry(1, { status: 'notReachable', callBackAt: sunday, history })]);

  expect(screen.getAllByText(/^Call back: Sun, 29 Nov, 10:00 am$/)).toHaveLength(2);
});

test('what selects text, or moves a page that is zoomed, leads to no other enquiry', async () => {
  const { user } = await openTestDesk('/', [one, enquiry(2)]);
  await user.click(screen.getByRole('link', { name: 'Person 2' }));
  const heading = screen.getByRole('heading', { name: 'Person 2' });
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(heading).toHaveTextContent('Person 2');
  getSelection()?.selectAllChildren(heading);
  await user.keyboard('{ArrowLeft}');
  expect(heading).toHaveTextContent('Person 2');
  getSelection()?.removeAllRanges();
  // A desktop site on a phone.
  const layout = jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(980);
  Object.assign(window, { visualViewport: { scale: 0.9, width: 400 } });
  const finger = (clientX: number) => ({ clientX, clientY: 300 });
  fireEvent.touchStart(document.body, { touches: [finger(100)] });
  fireEvent.touchEnd(document.body, { changedTouches: [finger(250)] });
  Object.assign(window, { visualViewport: null });
  layout.mockRestore();
  expect(heading).toHaveTextContent('Person 2');

  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('heading', { name: 'Person 1' })).toBeVisible();
});

test('a swipe to the right leads to the one before, and an arrow key in a note stays there', async () => {
  const { user } = await openTestDesk('/', [one, enquiry(2)]);
  await user.click(screen.getByRole('link', { name: 'Person 2' }));
  const finger = (clientX: number) => ({ clientX, clientY: 300 });
  fireEvent.touchStart(document.body, { touches: [finger(100)] });
  fireEvent.touchEnd(document.body, { changedTouches: [finger(250)] });
  expect(await screen.findByRole('heading', { name: 'Person 1' })).toBeVisible();
  await user.type(screen.getByLabelText('Note'), 'x{ArrowRight}');
  expect(screen.getByRole('heading', { name: 'Person 1' })).toBeVisible();
});
