import { isAsked, PREVIEW } from '../requests/isAsked';
import { clearRequest } from '../requests/tabRequest';
import { readPreviewRequest } from './previewRequest';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
const visit = (address: string) => history.replaceState({ from: 'router' }, '', address);

test('the request in an address is stored for the tab and removed from the address', () => {
  visit('/buy-now?from=mail&preview=products@1.5.0-rc.1#form');
  expect(isAsked(PREVIEW)).toBe(true);
  expect(readPreviewRequest()).toBe('products@1.5.0-rc.1');
  expect(location.pathname + location.search + location.hash).toBe('/buy-now?from=mail#form');
  expect(history.state).toEqual({ from: 'router' });

  visit('/');
  expect(isAsked(PREVIEW)).toBe(true);
  expect(readPreviewRequest()).toBe('products@1.5.0-rc.1');
});

test('another address replaces it, an empty one ends it', () => {
  visit('/?preview=products@1.5.0');
  readPreviewRequest();
  visit('/?preview=order@2.0.0');
  expect(readPreviewRequest()).toBe('order@2.0.0');
  visit('/?preview=');
  expect(isAsked(PREVIEW)).toBe(true);
  expect(readPreviewRequest()).toBeUndefined();
  expect(isAsked(PREVIEW)).toBe(false);
});

test('with blocked storage the address alone requests the preview', () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('No storage', 'SecurityError');
  });
  expect(isAsked(PREVIEW)).toBe(false);
  visit('/?preview=products@1.5.0');
  expect(isAsked(PREVIEW)).toBe(true);
  expect(readPreviewRequest()).toBe('products@1.5.0');
  clearRequest(PREVIEW);
  expect(isAsked(PREVIEW)).toBe(false);
  storage.mockRestore();
});
