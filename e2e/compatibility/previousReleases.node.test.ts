import { openRebuilder } from '@site/releases/making/rebuildReleases';
import { previousReleases } from './previousReleases';

jest.mock('@site/releases/making/rebuildReleases');
jest.mock('@site/tooling/git/wholeHistory', () => ({
  assertWholeHistory: () => {
    throw new Error('This clone is shallow.');
  },
}));

test('in a shallow clone, where every release would be that of HEAD, nothing is rebuilt', async () => {
  await expect(previousReleases()).rejects.toThrow('This clone is shallow.');
  expect(openRebuilder).not.toHaveBeenCalled();
});
