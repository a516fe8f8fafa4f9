import { containerOf, folderOf } from './applicationNames';
import { applicationIn, currentName } from './remotes';

test('an application has one name, and folder and container follow from it', () => {
  expect(['shell', 'store-finder'].map(folderOf)).toEqual(['shell', 'remote-store-finder']);
  expect(containerOf('store-finder')).toBe('remoteStoreFinder');
  expect(applicationIn('remote-order')).toBe('order');
  expect(applicationIn('order')).toBeUndefined();
});

test('what releases from before contract 5 call a remote is understood, and nothing else changes', () => {
  const names = ['remoteOrder', 'remoteOrder/OrderForm', 'remoteProducts/1.0.0-0123456789ab'];
  expect(names.map(currentName)).toEqual([
    ...['order', 'order/OrderForm', 'products/1.0.0-0123456789ab'],
  ]);
  for (const name of ['shell', 'order', 'order/OrderForm', 'remoteWeather', 'other'])
    expect(currentName(name)).toBe(name);
});
