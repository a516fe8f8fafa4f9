import { containerOf, folderOf } from './applicationNames';
import { applicationIn } from './remotes';

test('an application has one name, and folder and container follow from it', () => {
  expect(['shell', 'store-finder'].map(folderOf)).toEqual(['shell', 'remote-store-finder']);
  expect(containerOf('store-finder')).toBe('remoteStoreFinder');
  expect(applicationIn('remote-order')).toBe('order');
  expect(applicationIn('order')).toBeUndefined();
});
