import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { english } from '../outbox-notice/noticeInEnglish';
import { hindi } from '../outbox-notice/noticeInHindi';
import { DevHost } from './DevHost';
import orderForm from '../../content/order-form.json';

test('shows both exposed components and lists what they notify', async () => {
  render(<DevHost language="en" />);
  await userEvent.click(screen.getByRole('button', { name: orderForm.placeOrder }));
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

  const log = within(screen.getByRole('log'));
  expect(log.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'warning: Please fill the data',
    'warning: Please enter a valid email address',
  ]);
  await act(async () => cleanup());
});

test.each([
  ['en', english],
  ['hi', hindi],
] as const)('shows the notices in every state, in the language %s', async (language, texts) => {
  const { container } = render(<DevHost language={language} />);

  for (const { waiting, waitingInPage, ended, sentJustNow } of [texts.orders, texts.subscribers]) {
    const several = waiting.many.replace('{count}', '3');
    for (const text of [waiting.one, several, waitingInPage.one, ...Object.values(ended)]) {
      expect(container).toHaveTextContent(text);
    }
    if (sentJustNow) expect(container).toHaveTextContent(sentJustNow);
  }
  await act(async () => cleanup());
});
