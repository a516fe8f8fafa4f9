import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { messages } from '../../content/messages.json';
import { testBrowser } from '../outbox/testing/testOutbox';
import { InEnglish } from '../testing/inEnglish';
import { Subscribe } from './Subscribe';
import subscribeTexts from '../../content/subscribe.json';

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

function setup() {
  const { open, store } = testBrowser();
  const outbox = open();
  const notify = jest.fn();
  const { container } = render(<Subscribe notify={notify} loadOutbox={async () => outbox} />, {
    wrapper: InEnglish,
  });
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
  await subscribe(' as\u200bha@rao.example ');

  expect(store.started).toEqual([{ kind: 'subscribers', record: { Email: 'asha@rao.example' } }]);
  expect(notify).not.toHaveBeenCalled();

  store.confirm();
  await settle();
  expect(notify.mock.calls).toEqual([['success', subscribeTexts.done]]);
  expect(screen.getByText(subscribeTexts.done)).toBeVisible();
  expect(input).toHaveValue('');
  expect(await axe(container)).toHaveNoViolations();
});

test.each(['', 'asha@rao'])('no valid address: %p', async (address) => {
  const { container, input, notify, store, subscribe } = setup();
  await subscribe(address);

  expect(notify.mock.calls).toEqual([['warning', messages.email]]);
  expect(input).toHaveFocus();
  expect(input).toHaveAccessibleDescription(messages.email);
  expect(input).toHaveValue(address);
  expect(store.started).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});
