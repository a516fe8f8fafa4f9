import { whenLoaded } from './whenLoaded';

const setReadyState = (state: DocumentReadyState) =>
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);

const load = () => window.dispatchEvent(new Event('load'));

afterEach(() => jest.restoreAllMocks());

test('a page that is loading is waited for; cancelled before, nothing begins', () => {
  setReadyState('interactive');
  const begin = jest.fn(() => () => {});
  whenLoaded(begin);
  whenLoaded(() => {
    throw new Error('This was cancelled.');
  })();
  expect(begin).not.toHaveBeenCalled();

  load();
  load();
  expect(begin).toHaveBeenCalledTimes(1);
});

test('in a page that has loaded it begins at once, and what began is cancelled', () => {
  setReadyState('complete');
  const cancel = jest.fn();
  const cancelLater = whenLoaded(() => cancel);
  expect(cancel).not.toHaveBeenCalled();

  cancelLater();
  expect(cancel).toHaveBeenCalledTimes(1);
});
