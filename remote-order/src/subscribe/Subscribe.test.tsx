import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testBrowser } from '../outbox/testing/testOutbox';
import { english } from '../texts/en';
import { withTexts } from '../texts/useTexts';
import { Subscribe } from './Subscribe';
import subscribeTexts from '../../content/subscribe.json';

const Box = withTexts(english, Subscribe);

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test('an address is stored without what nobody sees, then the box says so and is empty', async () => {
  const { open, store } = testBrowser();
  const outbox = open();
  const notify = jest.fn();
  render(<Box notify={notify} loadOutbox={async () => outbox} />);
  const input = screen.getByPlaceholderText(subscribeTexts.placeholder);
  await userEvent.type(input, ' as\u200bha@rao.example ');
  await userEvent.click(screen.getByRole('button', { name: subscribeTexts.button }));
  await settle();
  expect(store.started).toEqual([{ kind: 'subscribers', record: { Email: 'asha@rao.example' } }]);
  expect(notify).not.toHaveBeenCalled();

  store.confirm();
  await settle();
  expect(notify.mock.calls).toEqual([['success', subscribeTexts.done, 'subscribers']]);
  expect(screen.getByText(subscribeTexts.done)).toBeVisible();
  expect(input).toHaveValue('');
});
