import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { enquiry } from './testing/memoryCloud';
import { openTestDesk } from './testing/openTestDesk';

const one = enquiry(1, { status: 'seen' });

test('signing out with nothing left to send asks nothing', async () => {
  const { user, onSignOut } = await openTestDesk('/', [one]);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));

  expect(onSignOut).toHaveBeenCalledTimes(1);
});

test('signing out asks once more while changes wait, which it would delete', async () => {
  const { user, cloud, desk, container, onSignOut, scrollIntoView } = await openTestDesk('/', [
    one,
  ]);
  cloud.failure = 'offline';
  await act(() => desk.setStatus(one, 'called'));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(screen.getByText(/^Changes that wait to be sent: 1\./)).toHaveFocus();
  // With its answers, which stand at the end of the page.
  expect(scrollIntoView.mock.contexts.at(-1)).toContainElement(
    screen.getByRole('button', { name: 'Stay signed in' }),
  );
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(onSignOut).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await user.click(screen.getByRole('button', { name: 'Sign out all the same' }));
  expect(onSignOut).toHaveBeenCalledTimes(1);

  // What went out meanwhile is not lost: nothing is left to ask.
  cloud.failure = undefined;
  await act(() => desk.refresh());
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('a page of no address says so, in the tab too', async () => {
  await openTestDesk('/nothing', []);

  expect(screen.getByRole('heading', { name: 'This page does not exist.' })).toBeVisible();
  expect(document.title).toBe('This page does not exist. – Order desk');
});

test('a device that can keep nothing is said to', async () => {
  const { desk } = await openTestDesk('/', [one], undefined, {
    addPending: () => Promise.reject(new DOMException('No room.', 'QuotaExceededError')),
  });
  expect(screen.queryByText(/^This device cannot keep/)).toBeNull();
  await act(() => desk.setStatus(one, 'called'));

  expect(screen.getByText(/^This device cannot keep/)).toBeVisible();
});
