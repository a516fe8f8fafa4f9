import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testBrowser } from '../outbox/testing/testOutbox';
import { english } from '../texts/en';
import { withTexts } from '../texts/useTexts';
import { Subscribe } from './Subscribe';
import waiting from '../../content/outbox-waiting.json';
import subscribeTexts from '../../content/subscribe.json';

const Box = withTexts(english, Subscribe);

afterEach(() => jest.restoreAllMocks());
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

function setup() {
  const { open, store } = testBrowser();
  const outbox = open();
  const notify = jest.fn();
  render(<Box notify={notify} loadOutbox={async () => outbox} />);
  const input = screen.getByPlaceholderText(subscribeTexts.placeholder);
  async function subscribe(address: string): Promise<void> {
    await userEvent.type(input, address);
    await userEvent.click(screen.getByRole('button', { name: subscribeTexts.button }));
    await settle();
  }
  return { input, notify, outbox, store, subscribe };
}

test('an address is stored without what nobody sees, then the box says so and is empty', async () => {
  const { input, notify, store, subscribe } = setup();
  await subscribe(' as\u200bha@rao.example ');
  expect(store.started).toEqual([{ kind: 'subscribers', record: { Email: 'asha@rao.example' } }]);
  expect(notify).not.toHaveBeenCalled();

  store.confirm();
  await settle();
  expect(notify.mock.calls).toEqual([['success', subscribeTexts.done, 'subscribers']]);
  expect(screen.getByText(subscribeTexts.done)).toBeVisible();
  expect(input).toHaveValue('');
});

test('a press while the subscription is on its way says nothing but that', async () => {
  const { input, notify, store, subscribe } = setup();
  await subscribe('asha@rao.example');
  await act(() => new Promise((resolve) => setTimeout(resolve, 1200)));
  await userEvent.click(screen.getByRole('button', { name: subscribeTexts.button }));
  expect(notify).not.toHaveBeenCalled();
  expect(screen.getByText(subscribeTexts.sending)).toBeVisible();
  expect(input).not.toHaveAttribute('aria-invalid');
  store.confirm();
  await settle();
});

test.each([
  ['once, though it waits before it is stored', '', 300, 1],
  ['not while the visitor types on', 'ravi', 300, 0],
  ['not for a visitor who has scrolled away', '', -40, 0],
])('what became of it is brought into the window %s', async (_how, typed, bottom, times) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockReset();
  const { input, outbox, store, subscribe } = setup();
  await subscribe('asha@rao.example');
  if (typed) await userEvent.type(input, typed);
  input.closest('form')!.getBoundingClientRect = () => ({ top: bottom - 200, bottom }) as DOMRect;
  store.fail('resource-exhausted');
  await screen.findByText(waiting.subscribers.waiting.one, { exact: false });
  await act(async () => void outbox.sendNow());
  await settle();
  store.confirm();
  expect(await screen.findByText(subscribeTexts.done)).toBeVisible();

  expect(scrollIntoView).toHaveBeenCalledTimes(times);
});
