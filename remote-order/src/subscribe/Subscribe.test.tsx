import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { messages } from '../../content/messages.json';
import type { OutboxParts } from '../outbox/outbox';
import { brokenStorage, testBrowser } from '../outbox/testing/testOutbox';
import { english as noticeTexts } from '../outbox-notice/noticeInEnglish';
import { InEnglish } from '../testing/inEnglish';
import { Subscribe, type BoxProps } from './Subscribe';
import subscribeTexts from '../../content/subscribe.json';

/** Lets everything follow that needs no timer. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

function setup(parts: Partial<OutboxParts> = {}, props: Partial<BoxProps> = {}) {
  const browser = testBrowser();
  const { store } = browser;
  const outbox = browser.open(parts);
  const notify = jest.fn();
  const { container } = render(
    <Subscribe notify={notify} loadOutbox={async () => outbox} {...props} />,
    {
      wrapper: InEnglish,
    },
  );
  const input = screen.getByPlaceholderText<HTMLInputElement>(subscribeTexts.placeholder);
  const user = userEvent.setup();
  const subscribe = async (address: string) => {
    if (address) await user.type(input, address);
    await user.click(screen.getByRole('button', { name: subscribeTexts.button }));
    await settle();
  };
  return { container, input, notify, store, subscribe, user };
}

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

test('an address is stored, then the box says so and is empty', async () => {
  const { container, input, notify, store, subscribe } = setup();
  expect(await axe(container)).toHaveNoViolations();
  await subscribe(' asha@rao.example ');

  expect(store.started).toEqual([{ kind: 'subscribers', record: { Email: 'asha@rao.example' } }]);
  expect(notify).not.toHaveBeenCalled();

  store.confirm();
  await settle();
  expect(notify.mock.calls).toEqual([['success', subscribeTexts.done]]);
  expect(screen.getByText(subscribeTexts.done)).toBeVisible();
  expect(input).toHaveValue('');
  expect(await axe(container)).toHaveNoViolations();
});

test('an address is stored without the marks that were copied with it', async () => {
  const { store, subscribe } = setup();
  await subscribe('\u2066as\u200bha@rao.example\u2069');
  expect(store.started).toMatchObject([{ record: { Email: 'asha@rao.example' } }]);
});

test.each(['', 'asha', 'asha@rao', `${'e'.repeat(254)}@rao.example`])(
  'no valid address: %p',
  async (address) => {
    const { container, input, notify, store, subscribe } = setup();
    await subscribe(address);

    expect(notify.mock.calls).toEqual([['warning', messages.email]]);
    expect(input).toHaveFocus();
    expect(input).toHaveAccessibleDescription(messages.email);
    expect(input).toHaveValue(address);
    expect(store.started).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('a send that fails: the address waits on this device, and the box says so', async () => {
  const { container, input, notify, store, subscribe, user } = setup();
  await subscribe('asha@rao.example');
  store.fail('unavailable');
  await settle();

  expect(await screen.findByText(new RegExp(noticeTexts.subscribers.waiting.one))).toBeVisible();
  expect(notify).not.toHaveBeenCalled();
  expect(input).toHaveValue('');
  expect(log.mock.calls).toEqual([
    ['Subscription not saved', { id: store.ids[0], code: 'unavailable' }],
  ]);
  expect(await axe(container)).toHaveNoViolations();

  await user.click(screen.getByRole('button', { name: noticeTexts.actions.sendNow }));
  store.confirm();
  await settle();
  expect(notify.mock.calls).toEqual([['success', subscribeTexts.done]]);
  expect(screen.queryByText(new RegExp(noticeTexts.subscribers.waiting.one))).toBeNull();
});

test('what can neither be written down nor sent warns and keeps the address', async () => {
  const { input, notify, subscribe } = setup({
    durable: brokenStorage,
    loadStore: () => Promise.reject(new Error('chunk')),
  });
  await subscribe('asha@rao.example');

  expect(notify.mock.calls).toEqual([['warning', subscribeTexts.failed]]);
  expect(input).toHaveValue('asha@rao.example');
});

test('a double click is one subscription', async () => {
  const { input, notify, store, user } = setup();
  await user.type(input, 'asha@rao.example');
  await user.dblClick(screen.getByRole('button', { name: subscribeTexts.button }));
  store.confirm();
  await settle();

  expect(store.started).toHaveLength(1);
  expect(notify).toHaveBeenCalledTimes(1);
});

test('the same address a second time looks the same', async () => {
  const { input, notify, store, subscribe, user } = setup();
  for (let round = 1; round <= 2; round += 1) {
    // user-event does not notice that a form was reset.
    await user.clear(input);
    await subscribe('asha@rao.example');
    store.confirm();
    await settle();
  }

  expect(store.started).toHaveLength(2);
  expect(notify.mock.calls).toEqual([
    ['success', subscribeTexts.done],
    ['success', subscribeTexts.done],
  ]);
});

test('what is typed while the address is written down stays', async () => {
  let write = () => {};
  const { input, store, subscribe, user } = setup({
    durable: {
      read: async () => [],
      change: () => new Promise((resolve) => (write = () => resolve(undefined))),
    },
  });
  await subscribe('asha@rao.example');
  await user.type(input, '.in');
  write();
  await settle();

  expect(store.started).toEqual([]);
  expect(input).toHaveValue('asha@rao.example.in');
});

test('in a preview the box says so and stores nothing', async () => {
  const { input, store, subscribe } = setup({}, { isPreview: true });
  expect(screen.getByText(subscribeTexts.preview)).toBeVisible();
  await subscribe('asha@rao.example');

  expect(screen.getByText(subscribeTexts.notSentInPreview)).toHaveAttribute('role', 'status');
  expect(input).toHaveValue('asha@rao.example');
  expect(store.started).toEqual([]);
});
