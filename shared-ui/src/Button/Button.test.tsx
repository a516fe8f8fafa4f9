import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Button, ButtonLink } from './Button';

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

test('ButtonLink is a link', async () => {
  const { container } = render(<ButtonLink href="/there">Go</ButtonLink>);

  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/there');
  expect(await axe(container)).toHaveNoViolations();
});
