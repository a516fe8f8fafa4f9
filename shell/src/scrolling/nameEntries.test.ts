import { paths } from '@site/company/paths';
import { nameEntries } from './nameEntries';

const keyOf = () => (history.state as { key?: string } | null)?.key;

test('each entry of the history gets a key of its own, and keeps it', () => {
  nameEntries();
  const first = keyOf();
  // As an anchor that is typed into the address.
  history.pushState(null, '', '#contact');
  dispatchEvent(new PopStateEvent('popstate'));
  const second = keyOf();
  dispatchEvent(new PopStateEvent('popstate'));

  expect(first).toBeTruthy();
  expect(second).toBeTruthy();
  expect(second).not.toBe(first);
  expect(keyOf()).toBe(second);
});

test('the entry gets the path of its page, and keeps what follows that', () => {
  history.pushState(null, '', `${paths.buy}/?a=1#form`);
  nameEntries();

  expect(location.href).toBe(`${location.origin}${paths.buyNow}?a=1#form`);
});
