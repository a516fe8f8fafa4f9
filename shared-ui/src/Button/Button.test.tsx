import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { axe } from 'jest-axe';
import { Button, ButtonLink } from './Button';

test('a button inside a form does not submit it unless told to', () => {
  render(
    <>
      <Button>Cancel</Button>
      <Button type="submit">Send</Button>
    </>,
  );

  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('type', 'button');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit');
});

test('a button that leads somewhere is a link', async () => {
  const { container } = render(
    <MemoryRouter>
      <ButtonLink to="/there">Go</ButtonLink>
    </MemoryRouter>,
  );

  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/there');
  expect(await axe(container)).toHaveNoViolations();
});
