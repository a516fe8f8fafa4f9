import type { PushMessage } from '@site/order-model/phone';
import { openFromNotification, showPush } from './pushes';

const ORIGIN = 'https://desk.example';
const message: PushMessage = {
  title: 'New order enquiry: Cirvena Forte',
  body: 'CI-7KQ2-9XPD · Open it and call.',
  tag: 'aB3dE6gH9jK2mN5pQ8sT',
  path: '/enquiries/CI-7KQ2-9XPD',
  language: 'en',
};

/** A service worker, as far as pushes need it. */
function worker(windows: object[] = []) {
  const showNotification = jest.fn(async (..._shown: unknown[]) => {});
  const openWindow = jest.fn(async (_address: string) => null);
  const parts = {
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
    location: { origin: ORIGIN },
  };
  return { showNotification, openWindow, it: parts as unknown as ServiceWorkerGlobalScope };
}

const dataOf = (text: string) => ({ json: () => JSON.parse(text) as unknown }) as PushMessageData;
const notification = (data: unknown) => {
  const close = jest.fn();
  return { close, it: { data, close } as unknown as Notification };
};

test('a push shows what it says, under the tag by which the same one takes its place, with a sound where it asks for one', async () => {
  const { it, showNotification } = worker();
  await showPush(it, dataOf(JSON.stringify(message)));
  await showPush(it, dataOf(JSON.stringify({ ...message, renotify: true })));

  const open = { postMessage: jest.fn() };
  await showPush(worker([open]).it, dataOf(JSON.stringify(message)));
  expect(open.postMessage).toHaveBeenCalledWith({ isNews: true });
  const { title, body, tag, path } = message;
  expect(showNotification.mock.calls).toMatchObject([
    [title, { body, tag, lang: 'en', data: path, renotify: false }],
    [title, { renotify: true }],
  ]);
});

test.each([['not JSON'], ['null'], ['{"other":1}']])(
  'a push that says %s is shown all the same, as browsers want',
  async (text) => {
    const { it, showNotification } = worker();
    await showPush(it, dataOf(text));

    expect(showNotification).toHaveBeenCalledWith(
      'Order desk',
      expect.objectContaining({ data: '/' }),
    );
  },
);

test('a tap opens the order in a desk that is open', async () => {
  const open = { focus: jest.fn(async () => {}), postMessage: jest.fn() };
  const { it, openWindow } = worker([open]);
  const { close, it: shown } = notification(message.path);
  await openFromNotification(it, shown);

  expect(close).toHaveBeenCalled();
  expect(open.focus).toHaveBeenCalled();
  // A page that is loaded again would lose a note that is being typed.
  expect(open.postMessage).toHaveBeenCalledWith({ open: message.path });
  expect(openWindow).not.toHaveBeenCalled();
});

test('a tap opens the desk where none is open', async () => {
  const { it, openWindow } = worker();
  await openFromNotification(it, notification(message.path).it);

  expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}${message.path}`);
});

test.each(['//example.com/x', 'https://example.com/'])('a tap never leads to %s', async (path) => {
  const { it, openWindow } = worker();
  await openFromNotification(it, notification(path).it);

  expect(openWindow).not.toHaveBeenCalled();
});
