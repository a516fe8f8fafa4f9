import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
