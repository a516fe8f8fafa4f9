import { languages, localised } from '@site/contracts/languages';
import { routes } from '@site/contracts/paths';
import { previewAddresses } from './previewAddresses';
import { runContent } from './runContent';

test('an unknown word is refused', async () => {
  await expect(runContent(['chekc'])).rejects.toThrow('Unexpected argument "chekc".');
  await expect(runContent(['check', 'all'])).rejects.toThrow('Unexpected argument "all".');
});

test('the preview has every page, and the notices of the forms, in every language', () => {
  const paths = previewAddresses().map(({ address }) => new URL(address).pathname);
  const expected = languages.flatMap((language) =>
    [...routes, '/'].map((route) => localised(route, language)),
  );
  expect(paths).toEqual(expected);
  expect(new Set(previewAddresses().map(({ address }) => address)).size).toBe(paths.length);
});
