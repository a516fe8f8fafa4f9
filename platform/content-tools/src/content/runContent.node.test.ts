import { routes } from '@site/contracts/paths';
import { previewAddresses } from './previewAddresses';
import { runContent } from './runContent';

test('an unknown word is answered with what there is', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});

  expect(await runContent(['chekc'])).toBe(1);
  expect(said.mock.calls.join()).toContain('npm run content -- check');
  said.mockRestore();
});

test('the preview has the home page’s cards and each product page, in both languages', () => {
  const addresses = previewAddresses().map(({ address }) => new URL(address).pathname);
  expect(addresses).toHaveLength(6);
  for (const address of addresses) expect(routes).toContain(address.replace(/^\/hi/, '') || '/');
});
