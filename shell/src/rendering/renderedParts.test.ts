import { loadExposed } from '../remotes/loadExposed';
import { renderedParts } from './renderedParts';

jest.mock('../remotes/loadExposed', () => ({ loadExposed: jest.fn() }));
jest.mocked(loadExposed).mockResolvedValue({
  render: async (props: object) => JSON.stringify(props),
} as never);

test('a part is rendered once, however often React asks for it', async () => {
  const parts = renderedParts();
  const first = parts.render('products/ProductPage', { product: 'forte' });
  expect(parts.render('products/ProductPage', { product: 'forte' })).toBe(first);
  expect(await first).toBe('{"product":"forte"}');
});

test('a page with one part for two products is not published with the first of them in both places', () => {
  const parts = renderedParts();
  void parts.render('products/ProductPage', { product: 'forte' });
  expect(() => parts.render('products/ProductPage', { product: 'cream' })).toThrow(
    'products/ProductPage stands twice on the page, with other props.',
  );
});
