import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { becomeIdle } from '@site/shared-ui/testing/idleBrowser';
import { InEnglish } from '../testing/inEnglish';
import { loadToasts } from './loadToasts';
import { Notifications } from './Notifications';
import { notify } from './notify';
import site from '../../content/site.json';
import { shownNotifications } from './shownNotifications';

jest.mock('./loadToasts', () => ({ loadToasts: jest.fn() }));
const load = jest.mocked(loadToasts);

const liveRegion = () => document.querySelector('[aria-live=polite]');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  load.mockReset().mockImplementation(() => import('./Toasts'));
});
afterEach(async () => {
  await act(async () => shownNotifications.closeAll());
  jest.useRealTimers();
});

test('a message that comes before the toasts is kept, and read from a live region that was there', async () => {
  render(<Notifications />, { wrapper: InEnglish });
  const region = liveRegion();
  expect(region).toBeEmptyDOMElement();
  expect(load).not.toHaveBeenCalled();

  notify('success', 'Order Received Successfully');

  const toast = await screen.findByText('Order Received Successfully');
  expect(toast.closest('[data-toast]')).toHaveAttribute('data-toast', 'success');
  expect(toast.closest('[aria-live]')).toBe(region);
});

test('what a form says itself is drawn before toasts are loaded', () => {
  jest.useFakeTimers();
  load.mockReturnValue(new Promise(() => {}));
  notify('warning', 'Please fill the data');
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a message whose toasts do not load is shown without them, until it is closed', async () => {
  load.mockRejectedValue(new Error('404'));
  render(<Notifications />, { wrapper: InEnglish });

  notify('warning', 'Please fill the data');

  const message = await screen.findByText('Please fill the data');
  expect(message.closest('[data-toast]')).toHaveAttribute('data-toast', 'warning');
  expect(message.closest('[aria-live]')).toBe(liveRegion());
  await userEvent.click(screen.getByRole('button', { name: site.toasts.close }));
  expect(screen.queryByText('Please fill the data')).toBeNull();
});

describe.each([
  ['in a toast', () => import('./Toasts')],
  ['without one', () => Promise.reject(new Error('404'))],
])('a message %s', (_how, loading) => {
  beforeEach(() => {
    jest.useFakeTimers();
    load.mockImplementation(loading);
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    render(<Notifications />, { wrapper: InEnglish });
  });
  const say = async (text: string) => {
    notify('warning', text);
    await act(() => jest.advanceTimersByTimeAsync(100));
  };
  const shown = () => screen.queryAllByText(/Please/).map((element) => element.textContent);

  test('goes after 5 s, without any animation', async () => {
    await say('Please fill the data');
    await act(() => jest.advanceTimersByTimeAsync(4800));
    expect(shown()).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(shown()).toEqual([]);
  });

  test('stays while its button has the focus', async () => {
    await say('Please fill the data');
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(shown()).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'Close' }).blur());
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(shown()).toEqual([]);
  });

  test('is not repeated while it is open, and goes on Escape with all others', async () => {
    for (const text of ['Please fill the data', 'Please enter', 'Please fill the data']) {
      await say(text);
    }
    expect(shown().sort()).toEqual(['Please enter', 'Please fill the data']);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(shown()).toEqual([]);
  });
});

test('a message does not wait long for toasts, and is shown once', async () => {
  jest.useFakeTimers();
  let arrive = () => {};
  const toasts = await import('./Toasts');
  load.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(toasts))));
  render(<Notifications />, { wrapper: InEnglish });

  notify('info', 'Saved');
  await act(() => jest.advanceTimersByTimeAsync(3900));
  expect(screen.queryByText('Saved')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('Saved')).toBeVisible();

  arrive();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getAllByText('Saved')).toHaveLength(1);
});

test('touching a form loads toasts ahead, once the touch is answered', async () => {
  const { container } = render(
    <>
      <a href="#there">There</a>
      <form>
        <input />
      </form>
      <Notifications />
    </>,
    { wrapper: InEnglish },
  );
  act(() => container.querySelector('a')?.focus());
  act(() => becomeIdle());
  expect(load).not.toHaveBeenCalled();
  act(() => container.querySelector('input')?.focus());
  act(() => container.querySelector('input')?.blur());
  act(() => container.querySelector('input')?.focus());
  expect(load).not.toHaveBeenCalled();
  await act(async () => becomeIdle());
  expect(load).toHaveBeenCalledTimes(1);
});
