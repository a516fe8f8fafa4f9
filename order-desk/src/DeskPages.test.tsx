import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { enquiry } from './testing/memoryCloud';
import { openTestDesk } from './testing/openTestDesk';
import { pausePresses } from './testing/pausePresses';
import texts from '../content/desk.json';

const one = enquiry(1, { status: 'seen' });

test('signing out asks once more while changes wait, which it would delete', async () => {
  const { user, cloud, desk, container, onSignOut, scrollIntoView } = await openTestDesk('/', [
    one,
  ]);
  cloud.failure = 'offline';
  await act(() => desk.change(one, { status: 'done', outcome: 'other' }));
  await user.click(screen.getByRole('button', { name: texts.layout.signOut }));
  expect(screen.getByText(/^Changes that wait to be sent: 1\./)).toHaveFocus();
  // With its answers, which stand at the end of the page.
  expect(scrollIntoView.mock.contexts.at(-1)).toContainElement(
    screen.getByRole('button', { name: texts.layout.signOutNo }),
  );
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: texts.layout.signOutNo }));
  expect(onSignOut).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: texts.layout.signOut })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: texts.layout.signOut }));
  await user.click(screen.getByRole('button', { name: texts.layout.signOutYes }));
  expect(onSignOut).toHaveBeenCalledTimes(1);

  // What went out meanwhile is not lost: nothing is left to ask.
  cloud.failure = undefined;
  await act(() => desk.refresh());
  expect(screen.getByRole('button', { name: texts.layout.signOut })).toBeVisible();
});

test('a device that cannot keep anything says so where screen readers listen already', async () => {
  const { desk } = await openTestDesk('/', [one]);
  const status = screen.getByText(texts.layout.live).closest('[role=status]');
  jest.spyOn(desk, 'view').mockReturnValue({ ...desk.view(), isKeeping: false });
  await act(() => desk.refresh());
  expect(status).toHaveTextContent(texts.layout.notKept);
});

test('signing out without the network says that nobody was signed out', async () => {
  const { user, onSignOut } = await openTestDesk('/', [one]);
  onSignOut.mockRejectedValueOnce(new Error('Loading a script failed.'));
  const button = screen.getByRole('button', { name: texts.layout.signOut });
  await user.click(button);
  expect(await screen.findByText(/^You are still signed in/)).toBeVisible();
  expect(button).toHaveFocus();
  pausePresses();
  await user.click(button);
  expect(screen.queryByText(/^You are still signed in/)).not.toBeInTheDocument();
});

test('a push that is tapped opens its order, and keeps a note that is being typed', async () => {
  const worker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  const tap = (path: string) =>
    act(() =>
      worker.dispatchEvent(
        new MessageEvent('message', { data: { open: path }, origin: location.origin }),
      ),
    );
  const two = enquiry(2, { status: 'seen' });
  const first = await openTestDesk(`/enquiries/${one.reference}`, [one, two]);
  await first.user.type(screen.getByLabelText('Note'), 'Wants a price');
  // A phone closes the tab while another app is open, and loads it again.
  first.unmount();
  const { user, desk } = await openTestDesk(`/enquiries/${one.reference}`, [one, two]);
  expect(screen.getByLabelText('Note')).toHaveValue('Wants a price');
  tap(`/enquiries/${two.reference}`);
  expect(await screen.findByRole('heading', { name: 'Person 2' })).toBeVisible();
  // It belongs to the other one.
  expect(screen.getByLabelText('Note')).toHaveValue('');
  tap('//example.com/x');
  expect(screen.getByRole('heading', { name: 'Person 2' })).toBeVisible();

  tap(`/enquiries/${one.reference}`);
  expect(await screen.findByRole('heading', { name: 'Person 1' })).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('Wants a price');
  await user.type(screen.getByLabelText('Note'), ' list.{Enter}');
  expect(desk.view().enquiries.find(({ id }) => id === one.id)?.history).toMatchObject([
    { note: 'Wants a price list.' },
  ]);
  expect(screen.getByLabelText('Note')).toHaveValue('');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
