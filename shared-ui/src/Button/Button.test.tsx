import { render, screen } from '@testing-library/react';
import { Button } from './Button';

test('a button does not submit its form unless type says so', () => {
  render(
    <>
      <Button>Cancel</Button>
      <Button type="submit">Send</Button>
    </>,
  );

  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('type', 'button');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit');
});
