import { act, fireEvent, render, screen } from '@testing-library/react';
import { InEnglish } from '../testing/inEnglish';
import { loadToasts } from './loadToasts';
import { Notifications } from './Notifications';
import { notify } from './notify';
import { shownNotifications } from './shownNotifications';

jest.mock('./loadToasts', () => ({ loadToasts: jest.fn() }));
const load = jest.mocked(loadToasts);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  load.mockReset().mockImplementation(() => import('./Toasts'));
});
afterEach(async () => {
  await act(async () => shownNotifications.closeAll());
  jest.useRealTimers();
});

/** Testing Library makes no pointer events with a type. */
const point = (target: Node, type: string, pointerType: string, clientX = 0) =>
  fireEvent(
    target,
    Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType }),
  );

test('toasts are loaded in a task of their own', () => {
  jest.useFakeTimers();
  load.mockReturnValue(new Promise(() => {}));
  notify('warning', 'Please fill the data');
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect(load).toHaveBeenCalledTimes(1);
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
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const say = async (text: string, topic?: string) => {
    notify('warning', text, topic);
    await pass(100);
  };
  const shown = () => screen.queryAllByText(/Please/).map((element) => element.textContent);

  test('stays while its button has the focus', async () => {
    await say('Please fill the data');
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(shown()).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'Close' }).blur());
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(shown()).toEqual([]);
  });

  test('that is repeated is there once, and starts its five seconds again', async () => {
    await say('Please fill the data');
    await pass(4800);
    await say('Please fill the data');
    await pass(4800);
    expect(shown()).toHaveLength(1);
    await pass(200);
    expect(shown()).toEqual([]);
  });

  test('of a form takes the place of the one before it, and leaves those of others', async () => {
    await say('Please enter a valid email address', 'subscribers');
    await say('Please fill the data', 'orders');
    await say('Please enter only number.', 'orders');
    expect(shown().sort()).toEqual([
      'Please enter a valid email address',
      'Please enter only number.',
    ]);
  });

  test.each([
    ['a success', 'the fault of another form', 'success', 'warning'],
    ['a fault', 'the success of another form', 'warning', 'success'],
    ['a success', 'an error of another part', 'success', 'error'],
  ] as const)('%s takes the place of %s', async (_next, _before, next, before) => {
    notify(before, 'Please wait', 'subscribers');
    await pass(100);
    notify(next, 'Please look', 'orders');
    await pass(100);
    expect(shown()).toEqual(['Please look']);
  });

  test('that is no result of a form stays beside a success', async () => {
    notify('info', 'Please wait');
    await pass(100);
    notify('success', 'Please look', 'orders');
    await pass(100);
    expect(shown().sort()).toEqual(['Please look', 'Please wait']);
  });

  test('of a form that comes with another in one moment takes its place', async () => {
    notify('warning', 'Please fill the data', 'orders');
    await say('Please enter only number.', 'orders');
    expect(shown()).toEqual(['Please enter only number.']);
  });

  test.each([
    ['stays under a mouse', 'mouse', 1],
    ['goes though it was tapped', 'touch', 0],
  ])('%s', async (_how, pointerType, count) => {
    await say('Please fill the data');
    const text = screen.getByText('Please fill the data');
    // React reads it for `onPointerEnter`.
    point(text, 'pointerover', pointerType);
    await pass(10_000);
    expect(shown()).toHaveLength(count);
    if (count === 0) return;
    point(text, 'pointerout', pointerType);
    await pass(1000);
    expect(shown()).toEqual([]);
  });
});

test('a toast takes the place of a message that had none', async () => {
  render(<Notifications />, { wrapper: InEnglish });
  load.mockReset().mockRejectedValueOnce(new Error('offline'));
  notify('warning', 'Please fill the data', 'orders');
  await screen.findByText('Please fill the data');

  load.mockImplementation(() => import('./Toasts'));
  notify('warning', 'Please enter only number.', 'orders');
  await screen.findByText('Please enter only number.');
  expect(screen.queryByText('Please fill the data')).toBeNull();
});

test('a toast stays in its place under a finger that scrolls the page', async () => {
  render(<Notifications />, { wrapper: InEnglish });
  notify('warning', 'Please fill the data', 'orders');
  const text = await screen.findByText('Please fill the data');
  point(text, 'pointerdown', 'touch', 10);
  point(text, 'pointermove', 'touch', 50);
  point(text, 'pointercancel', 'touch', 50);
  point(document, 'pointermove', 'touch', 300);

  expect(text.closest('[style*=transform]')).toBeNull();
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
