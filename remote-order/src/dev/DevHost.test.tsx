import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { DevHost } from './DevHost';

test('shows both exposed components and lists what they notify', async () => {
  render(<DevHost />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: 'Place Order' }));
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toEqual([
    'warning: Please fill the data',
    'warning: Please enter a valid email address',
  ]);
});
