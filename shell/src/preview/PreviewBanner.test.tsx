import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PreviewBanner } from './PreviewBanner';

test('says what is shown; the keyboard can leave it', async () => {
  const onLeave = jest.fn();
  render(<PreviewBanner message="This is a preview." onLeave={onLeave} />);
  expect(screen.getByRole('status').textContent).toBe('This is a preview.');

  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onLeave).toHaveBeenCalledTimes(1);
});
