import debounce from './debounce';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('calls that follow each other are one, after the last has been silent for the time', () => {
  const call = jest.fn();
  const debounced = debounce(call, 50);
  debounced();
  jest.advanceTimersByTime(40);
  debounced();
  jest.advanceTimersByTime(49);
  expect(call).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(1);
});

test('a call that was cancelled does not come', () => {
  const call = jest.fn();
  const debounced = debounce(call, 50);
  debounced();
  debounced.cancel();
  jest.advanceTimersByTime(100);
  expect(call).not.toHaveBeenCalled();
});
