import { routes } from '@site/contracts/paths';
import { previewAddresses } from './previewAddresses';
import { runContent } from './runContent';

test('an unknown word is refused', async () => {
  await expect(runContent(['chekc'])).rejects.toThrow('Unexpected argument "chekc".');
  await expect(runContent(['check', 'all'])).rejects.toThrow('Unexpected argument "all".');
});

test('the preview has the home page’s cards and each product page, in both languages', () => {
  const addresses = previewAddresses().map(({ address }) => new URL(address).pathname);
  expect(addresses).toHaveLength(6);
  for (const address of addresses) expect(routes).toContain(address.replace(/^\/hi/, '') || '/');
});
