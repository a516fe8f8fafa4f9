import { isPreviewAsked } from './isPreviewAsked';
import { forgetWish, readWish } from './previewWish';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
const visit = (address: string) => history.replaceState({ from: 'router' }, '', address);

test('an ordinary visit asks for nothing', () => {
  visit('/buy-now?product=forte');
  expect(isPreviewAsked()).toBe(false);
});

test('what an address asks for is kept for the tab and taken off the address', () => {
  visit('/buy-now?from=mail&preview=products@1.5.0-rc.1#form');
  expect(isPreviewAsked()).toBe(true);
  expect(readWish()).toBe('products@1.5.0-rc.1');
  expect(location.pathname + location.search + location.hash).toBe('/buy-now?from=mail#form');
  expect(history.state).toEqual({ from: 'router' });

  visit('/');
  expect(isPreviewAsked()).toBe(true);
  expect(readWish()).toBe('products@1.5.0-rc.1');
});

test('another address changes it, an empty one ends it', () => {
  visit('/?preview=products@1.5.0');
  readWish();
  visit('/?preview=order@2.0.0');
  expect(readWish()).toBe('order@2.0.0');
  visit('/?preview=');
  expect(isPreviewAsked()).toBe(true);
  expect(readWish()).toBeUndefined();
  expect(isPreviewAsked()).toBe(false);
});

test('it can be forgotten', () => {
  visit('/?preview=products@1.5.0');
  readWish();
  forgetWish();
  expect(isPreviewAsked()).toBe(false);
});

test('a browser that keeps nothing shows the preview of the address itself', () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('No storage', 'SecurityError');
  });
  expect(isPreviewAsked()).toBe(false);
  visit('/?preview=products@1.5.0');
  expect(isPreviewAsked()).toBe(true);
  expect(readWish()).toBe('products@1.5.0');
  forgetWish();
  expect(isPreviewAsked()).toBe(false);
  storage.mockRestore();
});
