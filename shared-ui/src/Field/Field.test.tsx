import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

test.each([
  ['nothing more to say', {}, ''],
  ['a hint', { hint: 'Ten digits' }, 'Ten digits'],
  ['an error', { error: 'Too short' }, 'Too short'],
  ['both, the error first', { hint: 'Ten digits', error: 'Too short' }, 'Too short Ten digits'],
])('a text field with %s', async (_state, texts, description) => {
  const { container } = render(<TextField id="phone" name="phone" label="Phone" {...texts} />);
  const input = screen.getByLabelText('Phone');

  expect(input).toHaveAccessibleDescription(description);
  expect(input.getAttribute('aria-invalid')).toBe('error' in texts ? 'true' : null);
  expect(await axe(container)).toHaveNoViolations();
});

test('a select starts on a placeholder that cannot be chosen', async () => {
  const { container } = render(
    <SelectField id="kind" name="kind" label="Kind" placeholder="Choose" options={['A', 'B']} />,
  );
  const select = screen.getByLabelText('Kind');
  const placeholder = container.querySelector('option[value=""]');

  expect(select).toHaveDisplayValue('Choose');
  expect(placeholder).toBeDisabled();
  expect(placeholder).toHaveAttribute('hidden');
  await userEvent.selectOptions(select, 'B');
  expect(select).toHaveValue('B');
  expect(await axe(container)).toHaveNoViolations();
});
