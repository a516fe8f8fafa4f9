import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { App } from './App';
import type { FirebaseConnection } from './cloud/connectFirebase';
import { CloudError } from './model/deskCloud';
import type { DeskDevice } from './device/deskDevice';
import { keepDraft } from './device/drafts';
import { asha, enquiry, memoryCloud } from './testing/memoryCloud';
import { memoryDevice } from './testing/memoryDevice';
import { pausePresses } from './testing/pausePresses';
import { InLanguage } from './texts/language';
import texts from '../content/desk.json';

beforeAll(() => {
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  // jsdom has no layout.
  Object.assign(window, { scrollTo: jest.fn() });
  Object.assign(Element.prototype, { scrollIntoView: jest.fn() });
});

const show = (device: DeskDevice, loadFirebase: () => Promise<FirebaseConnection>) =>
  render(
    <InLanguage>
      <MemoryRouter>
        <App device={device} loadFirebase={loadFirebase} />
      </MemoryRouter>
    </InLanguage>,
  );

async function open(
  device: DeskDevice,
  { failures = 0, cloud = memoryCloud([enquiry(1, { status: 'seen' })]) } = {},
) {
  let tell: (uid: string | null) => void = () => {};
  let uid: string | null = asha.uid;
  let left = failures;
  const session = {
    sendLink: async () => {},
    linkOf: async () => '',
    isLink: () => false,
    signIn: async () => {},
    signOut: jest.fn(async () => tell((uid = null))),
    watch(listener: typeof tell) {
      tell = listener;
      listener(uid);
      return () => {};
    },
  };
  show(device, async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch.');
    return { session, cloud };
  });
  const become = (next: string | null) => act(async () => tell(next));
  return { session, cloud, become, end: () => become(null) };
}

test('while it is not known yet who signed in, nothing warns in the console', async () => {
  const warn = jest.spyOn(console, 'warn');
  await open(memoryDevice());
  await screen.findByRole('link', { name: 'Person 1' });

  expect(warn).not.toHaveBeenCalled();
});

test('a desk whose scripts did not come works as one without a network, and asks again', async () => {
  const device = memoryDevice();
  await device.keep([enquiry(1)]);
  await device.keepMember(asha);
  const loadFirebase = jest.fn(() => Promise.reject(new TypeError('Failed to fetch.')));
  show(device, loadFirebase);
  await screen.findByRole('link', { name: 'Person 1' });
  await act(async () => dispatchEvent(new Event('online')));

  expect(loadFirebase).toHaveBeenCalledTimes(2);
});

test('on a device that has nothing, the page says what it waits for until it can ask who it is', async () => {
  let fail: (failure: Error) => void = () => {};
  show(memoryDevice(), () => new Promise((_, reject) => (fail = reject)));
  expect(await screen.findByText(texts.layout.connecting)).toBeVisible();
  await act(async () => fail(new TypeError('Failed to fetch.')));
  expect(screen.getByRole('status')).toHaveTextContent(texts.signIn.offline);
});

test('who cannot sign out without the scripts can once they come, and sees no order any more', async () => {
  const device = memoryDevice();
  await device.keep([enquiry(1)]);
  await device.keepMember(asha);
  await open(device, { failures: 2 });
  await userEvent.click(await screen.findByRole('button', { name: texts.layout.signOut }));
  expect(await screen.findByText(/^You are still signed in/)).toBeVisible();
  pausePresses();
  await userEvent.click(screen.getByRole('button', { name: texts.layout.signOut }));

  expect(await screen.findByRole('button', { name: texts.signIn.send })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Person 1' })).toBeNull();
  expect(screen.getByRole('heading', { name: texts.signIn.title })).toHaveFocus();
});

test('signing out is said, takes the orders away at once, and waits for no push service', async () => {
  const device = memoryDevice();
  localStorage.setItem('desk-phone', 'phoneAAAAAAAAAAAAAAA');
  const subscription = { unsubscribe: () => new Promise(() => {}) };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: Object.assign(new EventTarget(), {
      ready: Promise.resolve({ pushManager: { getSubscription: async () => subscription } }),
    }),
    configurable: true,
  });
  const { session } = await open(device);
  await screen.findByRole('link', { name: 'Person 1' });
  jest.useFakeTimers({ advanceTimers: 100 });
  fireEvent.click(screen.getByRole('button', { name: texts.layout.signOut }));
  expect(screen.getByText(texts.layout.signingOut)).toHaveRole('status');

  expect(await screen.findByRole('heading', { name: texts.layout.signingOut })).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Person 1' })).toBeNull();
  expect(await device.read()).toMatchObject({ enquiries: [], member: undefined });
  // The phone's record goes while the account may still say so.
  expect(session.signOut).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();
  expect(await screen.findByRole('button', { name: texts.signIn.send })).toBeVisible();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a sign-out that the browser refuses is said, and what is set after it is kept', async () => {
  const device = memoryDevice();
  const { session, cloud } = await open(device);
  session.signOut.mockRejectedValueOnce(new DOMException('No.', 'InvalidStateError'));
  await screen.findByRole('link', { name: 'Person 1' });
  await userEvent.click(screen.getByRole('button', { name: texts.layout.signOut }));
  expect(await screen.findByText(/^You are still signed in/)).toHaveRole('alert');
  await userEvent.click(await screen.findByRole('link', { name: 'Person 1' }));
  cloud.failure = 'offline';
  await userEvent.click(screen.getByRole('button', { name: texts.statuses.called }));
  expect(await device.read()).toMatchObject({ member: asha, pending: [{}, { status: 'called' }] });

  cloud.failure = undefined;
  await userEvent.click(screen.getByRole('button', { name: texts.layout.signOut }));
  await userEvent.click(screen.getByRole('button', { name: texts.layout.signOutYes }));
  expect(await screen.findByRole('button', { name: texts.signIn.send })).toBeVisible();
});

test('signing out asks about what another tab could not send, which would go', async () => {
  const device = memoryDevice();
  const { session } = await open(device);
  await screen.findByRole('link', { name: 'Person 1' });
  const made = { enquiryId: enquiry(1).id, madeAt: 1, by: asha.uid };
  await device.addPending({ ...made, entryId: 'e', status: 'done', outcome: 'other' });
  await userEvent.click(screen.getByRole('button', { name: texts.layout.signOut }));

  expect(await screen.findByRole('button', { name: texts.layout.signOutNo })).toBeVisible();
  expect(session.signOut).not.toHaveBeenCalled();
  expect((await device.read()).pending).toHaveLength(1);
});

test('the field for the code has the focus once the mail is sent, and that is said', async () => {
  const { session, end } = await open(memoryDevice());
  await screen.findByRole('link', { name: 'Person 1' });
  await end();
  const status = screen.getByRole('status');
  await userEvent.type(screen.getByLabelText(texts.signIn.email), 'asha{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(texts.signIn.partOfAddress);
  pausePresses();
  await userEvent.type(screen.getByLabelText(texts.signIn.email), '@example.com{Enter}');

  expect(await screen.findByLabelText(texts.signIn.code)).toHaveFocus();
  expect(status).toHaveTextContent(/^If asha@example\.com belongs to the staff/);
  session.linkOf = () => Promise.reject(new CloudError('missing'));
  await userEvent.type(screen.getByLabelText(texts.signIn.code), 'AAAA-BBBB{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.signIn.badCode);
  expect(status).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: texts.signIn.again }));
  expect(screen.getByLabelText(texts.signIn.email)).toHaveFocus();
  localStorage.clear();
});

test('what a colleague has half typed in this tab is not shown to whoever signs in next, and goes', async () => {
  const device = memoryDevice();
  keepDraft('ravi', 'add', JSON.stringify({ Name: 'Meera' }));
  keepDraft('ravi', `note-${enquiry(1).id}`, 'Meera asks for a price');
  keepDraft(asha.uid, `note-${enquiry(1).id}`, 'Rings at six');
  const { cloud } = await open(device);
  await userEvent.click(await screen.findByRole('link', { name: 'Person 1' }));
  expect(screen.getByLabelText('Note')).toHaveValue('Rings at six');
  expect(sessionStorage).toHaveLength(1);

  // Erased by somebody else, and found out when the desk is opened next.
  cleanup();
  cloud.stored.delete(enquiry(1).id);
  cloud.erased.push({ id: enquiry(1).id, at: enquiry(1).changedAt });
  await open(device, { cloud });
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('a tab that slept while a colleague signed in instead becomes theirs, without what was half typed', async () => {
  const { cloud, become } = await open(memoryDevice());
  await userEvent.click(await screen.findByRole('link', { name: 'Person 1' }));
  await userEvent.type(screen.getByLabelText('Note'), 'Asks for a price');
  cloud.readMember = async () => ({ ...asha, uid: 'ravi', name: 'Ravi' });
  await become('ravi');

  expect(await screen.findByText('Signed in as Ravi')).toBeVisible();
  expect(await screen.findByLabelText('Note')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('a session that ends leaves no order and nothing half typed on the device, and every unsent change', async () => {
  const device = memoryDevice();
  const { session, end } = await open(device);
  await screen.findByRole('link', { name: 'Person 1' });
  await device.addPending({
    entryId: 'e',
    enquiryId: enquiry(1).id,
    status: 'done',
    madeAt: 1,
    by: asha.uid,
  });
  await userEvent.click(screen.getByRole('link', { name: 'Person 1' }));
  await userEvent.type(screen.getByLabelText('Note'), 'Asks for a price');
  expect(sessionStorage).toHaveLength(1);
  await end();

  expect(sessionStorage).toHaveLength(0);
  expect(screen.getByRole('button', { name: texts.signIn.send })).toBeVisible();
  expect(session.signOut).not.toHaveBeenCalled();
  expect(await device.read()).toMatchObject({ enquiries: [], pending: [{ entryId: 'e' }] });
});

test('a session that ends has the phone told no more, so that who signs in next is not told as somebody else', async () => {
  const unsubscribe = jest.fn(async () => true);
  Object.defineProperty(navigator, 'serviceWorker', {
    value: Object.assign(new EventTarget(), {
      ready: Promise.resolve({ pushManager: { getSubscription: async () => ({ unsubscribe }) } }),
    }),
    configurable: true,
  });
  localStorage.setItem('desk-phone', 'phoneAAAAAAAAAAAAAAA');
  const { end, cloud } = await open(memoryDevice());
  await screen.findByRole('link', { name: 'Person 1' });
  // Whoever is signed out cannot remove its record: the push service says that it is gone.
  cloud.removePhone = () => Promise.reject(new CloudError('denied'));
  await end();

  await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
