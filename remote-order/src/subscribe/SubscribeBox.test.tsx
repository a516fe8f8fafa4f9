import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { messages } from '../order/messages';
import type { LoadStore } from '../order-store/documentStore';
import { memoryStore } from '../order-store/memoryStore';
import { SubscribeBox } from './SubscribeBox';
import { subscribeTexts } from './subscribeTexts';

function setup(load?: LoadStore) {
  const store = memoryStore();
  const notify = jest.fn();
  const loadStore = load ?? (async () => store);
  const { container } = render(<SubscribeBox notify={notify} loadStore={loadStore} />);
  const input = screen.getByPlaceholderText<HTMLInputElement>('Enter Your Email');
  const user = userEvent.setup();
  const subscribe = async (address: string) => {
    if (address) await user.type(input, address);
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
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

  await act(async () => store.confirm());
  expect(notify.mock.calls).toEqual([['success', subscribeTexts.done]]);
  expect(screen.getByRole('status')).toHaveTextContent(subscribeTexts.done);
  expect(input).toHaveValue('');
  expect(await axe(container)).toHaveNoViolations();
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

test('a save that fails warns, keeps the address and logs none of it', async () => {
  const { input, notify, store, subscribe } = setup();
  await subscribe('asha@rao.example');
  await act(async () => store.fail('unavailable'));

  expect(notify.mock.calls).toEqual([['warning', subscribeTexts.failed]]);
  expect(input).toHaveValue('asha@rao.example');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(log.mock.calls).toEqual([['Subscription not saved', { code: 'unavailable' }]]);
});

test('a store whose script does not load warns and keeps the address', async () => {
  const { input, notify, subscribe } = setup(() => Promise.reject(new Error('chunk')));
  await subscribe('asha@rao.example');

  expect(notify.mock.calls).toEqual([['warning', subscribeTexts.failed]]);
  expect(input).toHaveValue('asha@rao.example');
});

test('a double click is one subscription', async () => {
  const { input, notify, store, user } = setup();
  await user.type(input, 'asha@rao.example');
  await user.dblClick(screen.getByRole('button', { name: 'Subscribe' }));
  await act(async () => store.confirm());

  expect(store.started).toHaveLength(1);
  expect(notify).toHaveBeenCalledTimes(1);
});

test('the same address a second time looks the same', async () => {
  const { input, notify, store, subscribe, user } = setup();
  for (let round = 1; round <= 2; round += 1) {
    // user-event does not notice that a form was reset.
    await user.clear(input);
    await subscribe('asha@rao.example');
    await act(async () => store.confirm());
  }

  expect(store.started).toHaveLength(2);
  expect(notify.mock.calls).toEqual([
    ['success', subscribeTexts.done],
    ['success', subscribeTexts.done],
  ]);
});

test('what is typed while the save is under way stays', async () => {
  const { input, store, subscribe, user } = setup();
  await subscribe('asha@rao.example');
  await user.type(input, '.in');
  await act(async () => store.confirm());

  expect(input).toHaveValue('asha@rao.example.in');
});
