import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { CloudError } from '../model/deskCloud';
import { asha, memoryCloud } from '../testing/memoryCloud';
import { InLanguage } from '../texts/language';
import texts from '../../content/desk.json';
import { createPhoneNotices } from './phoneNotices';
import { PhoneSwitch } from './PhoneSwitch';
import { usePhoneNotices } from './usePhoneNotices';

const PUBLIC_KEY = `B${'A'.repeat(86)}`;
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/a';

/** A browser with push, as far as the desk needs it. */
function browser({
  permission = 'default',
  answer = 'granted',
  key = PUBLIC_KEY as string | null,
} = {}) {
  const state = { permission, requestPermission: async () => answer };
  const asked = jest.spyOn(state, 'requestPermission').mockImplementation(async () => {
    state.permission = answer;
    return answer;
  });
  let usedKey: unknown;
  let subscription: object | null = null;
  const unsubscribe = jest.fn(async () => {
    subscription = usedKey = null;
    return true;
  });
  const subscribe = jest.fn(async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
    if ((usedKey ??= applicationServerKey) !== applicationServerKey) {
      throw new DOMException('Another key is in use.', 'InvalidStateError');
    }
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    subscription = { unsubscribe, toJSON: () => ({ endpoint: ENDPOINT, keys }) };
    return subscription;
  });
  const manager = { getSubscription: async () => subscription, subscribe };
  Object.assign(globalThis, { Notification: state, PushManager: class {} });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve({ pushManager: manager }) },
    configurable: true,
  });
  const file = { publicKey: key };
  globalThis.fetch = jest.fn(async () => ({ json: async () => file }) as Response);
  return { asked, subscribe, unsubscribe, file };
}

async function open() {
  const cloud = memoryCloud([]);
  const notices = createPhoneNotices(cloud);
  const Opened = ({ isLive }: { isLive: boolean }) => (
    <PhoneSwitch {...usePhoneNotices(notices, asha, isLive)} />
  );
  const phoneSwitch = (isLive: boolean) => <Opened isLive={isLive} />;
  const show = (isLive = true) => render(phoneSwitch(isLive), { wrapper: InLanguage });
  return { cloud, show, phoneSwitch, user: userEvent.setup() };
}

const say = (text: string, device = 'phone') => text.replace('{device}', device);
const ON = say(texts.phone.on);
const turnOn = () => screen.findByRole('button', { name: say(texts.phone.turnOn) });

/** Opens the desk, and has the phone told. */
async function openTurnedOn() {
  const opened = await open();
  const shown = opened.show();
  await opened.user.click(await turnOn());
  await screen.findByText(ON);
  return { ...opened, ...shown };
}

let isInHand = true;
beforeEach(() => {
  localStorage.clear();
  isInHand = true;
  Object.assign(globalThis, { matchMedia: () => ({ matches: isInHand }) });
});
const { fetch } = globalThis;
afterAll(() => (globalThis.fetch = fetch));

test('a press has the phone told, once more after a restart, until it is switched off', async () => {
  const { asked, subscribe, unsubscribe, file } = browser();
  const { cloud, show, user } = await open();
  const { unmount, container } = show();
  await turnOn();
  // Nothing asks for permission before the button is pressed.
  expect(asked).not.toHaveBeenCalled();
  expect(subscribe).not.toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(await turnOn());
  expect(await screen.findByText(ON)).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
  expect([...cloud.phones.values()]).toEqual([
    { endpoint: ENDPOINT, language: 'en', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  ]);

  // What the database has lost meanwhile is there again, with the key of today.
  unmount();
  file.publicKey = `B${'C'.repeat(86)}`;
  cloud.phones.clear();
  show();
  await screen.findByText(ON);
  expect(cloud.phones.size).toBe(1);
  expect(unsubscribe).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: say(texts.phone.turnOff) }));
  await turnOn();
  expect(unsubscribe).toHaveBeenCalledTimes(2);
  expect(cloud.phones.size).toBe(0);
});

test('a person who refuses is told where to allow it', async () => {
  browser({ answer: 'denied' });
  const { cloud, show, user } = await open();
  show();
  await user.click(await turnOn());

  expect(await screen.findByText(/^Notifications are blocked\./)).toBeVisible();
  expect(cloud.phones.size).toBe(0);
});

test('a question that is closed without an answer blocks nothing', async () => {
  browser({ answer: 'default' });
  const { show, user } = await open();
  show();
  await user.click(await turnOn());

  expect(await turnOn()).toBeVisible();
  expect(screen.queryByText(/^Notifications are blocked\./)).toBeNull();
});

test('a phone that the browser goes on telling is removed from the database, and stays off', async () => {
  const { unsubscribe } = browser();
  unsubscribe.mockRejectedValue(new DOMException('The push service does not answer.'));
  const { cloud, show, unmount, user } = await openTurnedOn();
  await user.click(screen.getByRole('button', { name: say(texts.phone.turnOff) }));
  await turnOn();
  unmount();
  show();

  await turnOn();
  expect(cloud.phones.size).toBe(0);
});

test('a stop that failed can be tried again, and the next opening of the desk finishes it', async () => {
  const { unsubscribe } = browser();
  const { cloud, show, unmount, user } = await openTurnedOn();
  // A push service that never answers, and a database out of reach.
  unsubscribe.mockImplementation(() => new Promise(() => {}));
  cloud.failure = 'offline';
  const turnOff = screen.getByRole('button', { name: say(texts.phone.turnOff) });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    jest.useFakeTimers({ advanceTimers: 100 });
    await user.click(turnOff);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    jest.useRealTimers();
    expect(await screen.findByText(say(texts.phone.notStopped))).toBeVisible();
    expect(turnOff).toBeVisible();
  }
  expect(cloud.phones.size).toBe(1);

  unmount();
  cloud.failure = undefined;
  unsubscribe.mockResolvedValue(true);
  show();
  await turnOn();
  expect(cloud.phones.size).toBe(0);
});

test.each(['renewed', 'renewed under another id'])(
  'a phone that is told to stop while it is %s stays stopped',
  async (how) => {
    browser();
    const { cloud, phoneSwitch, rerender, user } = await openTurnedOn();
    const keep = cloud.keepPhone;
    let answer = () => {};
    cloud.keepPhone = async (...args) => {
      cloud.keepPhone = keep;
      await new Promise<void>((resolve) => (answer = resolve));
      if (how === 'renewed') return keep(...args);
      cloud.phones.clear();
      throw new CloudError('denied');
    };
    rerender(phoneSwitch(false));
    rerender(phoneSwitch(true));
    await user.click(screen.getByRole('button', { name: say(texts.phone.turnOff) }));
    expect(localStorage.getItem('desk-phone')).toBeNull();
    await act(async () => answer());

    expect(await turnOn()).toBeVisible();
    expect(cloud.phones.size).toBe(0);
    expect(localStorage).toHaveLength(0);
  },
);

test('what its owner has changed since in the browser is shown after a press as well', async () => {
  browser();
  const { phoneSwitch, rerender } = await openTurnedOn();
  Object.assign(Notification, { permission: 'denied' });
  rerender(phoneSwitch(false));
  rerender(phoneSwitch(true));
  expect(await screen.findByText(/^Notifications are blocked\./)).toBeVisible();
});

test('a phone of somebody else gets a record of its own', async () => {
  browser();
  localStorage.setItem('desk-phone', 'ofSomebodyElseAAAAAA');
  const { cloud, show, user } = await open();
  const keep = cloud.keepPhone;
  cloud.keepPhone = async (id, ...rest) => {
    if (id !== 'ofSomebodyElseAAAAAA') return keep(id, ...rest);
    throw new CloudError('denied');
  };
  show();
  await user.click(await turnOn());
  await screen.findByText(ON);

  expect([...cloud.phones.keys()]).toEqual([expect.stringMatching(/^[A-Za-z]{20}$/)]);
});

test('a phone without a network is said to have failed, and can try again', async () => {
  browser();
  const { cloud, show, user } = await open();
  show();
  cloud.failure = 'offline';
  await user.click(await turnOn());
  expect(await screen.findByText(/^It did not work\./)).toBeVisible();
  cloud.failure = undefined;
  await user.click(await turnOn());

  expect(await screen.findByText(ON)).toBeVisible();
});

test('a push service that never answers is not awaited for ever', async () => {
  browser().subscribe.mockImplementation(() => new Promise(() => {}));
  const { show, user } = await open();
  show();
  const button = await turnOn();
  jest.useFakeTimers({ advanceTimers: 100 });
  await user.click(button);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();
  expect(await screen.findByText(/^It did not work\./)).toBeVisible();
});

test('a desk that was opened without a network offers it once the server answers', async () => {
  browser();
  const { show, phoneSwitch } = await open();
  const answering = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const { rerender } = show(false);
  globalThis.fetch = answering;
  rerender(phoneSwitch(true));
  expect(await turnOn()).toBeVisible();
});

test('a browser without push says so, and where there are no keys nothing is said', async () => {
  browser();
  Reflect.deleteProperty(globalThis, 'PushManager');
  const { show } = await open();
  const { unmount } = show();
  expect(await screen.findByText(/^This browser cannot tell you/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();

  browser({ key: null });
  const { container } = show();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(container).toBeEmptyDOMElement();
});

test('a laptop is a device, not a phone', async () => {
  browser();
  isInHand = false;
  const { show } = await open();
  show();
  const name = say(texts.phone.turnOn, 'device');
  expect(await screen.findByRole('button', { name })).toBeVisible();
});
