import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './IconButton';
import * as iconPaths from '../Icon/iconPaths';

test('has a name, works with the keyboard and does not submit the form', async () => {
  const press = jest.fn();
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <IconButton label="Pause the animation" icon={iconPaths.pause} onClick={press} />
    </form>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Pause the animation' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');

  expect(press).toHaveBeenCalledTimes(1);
  expect(submit).not.toHaveBeenCalled();
});
