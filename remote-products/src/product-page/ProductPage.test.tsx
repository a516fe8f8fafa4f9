import type { ReactNode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { productAnchors } from '@site/company/paths';
import { products } from '@site/company/products';
import { productContent as schema } from '../../content/schema';
import { englishContent } from '../testing/englishContent';
import { TestProviders } from '../testing/TestProviders';
import balm from '../testing/balm.json';
import { ProductPage } from './ProductPage';
import { ProductView } from './ProductView';

/** Renders a page and waits until its carousels have loaded. */
async function renderSettled(page: ReactNode) {
  const view = render(<main>{page}</main>, { wrapper: TestProviders });
  await waitFor(() => expect(view.container.querySelectorAll('[data-row=moving]')).toHaveLength(3));
  // Slick measures itself again after 50 ms.
  await act(() => new Promise((done) => setTimeout(done, 100)));
  return view;
}

const anchorsOf = (container: Element) =>
  [...container.querySelectorAll('section[id]')].map(({ id }) => id);

test.each(products)(
  'the page of $name shows every active, condition and safety card of the content',
  async ({ id }) => {
    await renderSettled(<ProductPage product={id} orderHref="/buy-now" />);
    const { mechanism, indications, safety } = englishContent(id);
    for (const { title } of [...mechanism.slides, ...indications.slides, ...safety.cards]) {
      expect(screen.getAllByText(title)).not.toHaveLength(0);
    }
    expect(screen.getAllByRole('link', { name: 'Call 112' })[0]).toHaveAttribute('href', 'tel:112');
  },
);

test('renders a further product from its content file', async () => {
  const { container } = await renderSettled(
    <ProductView name="Balm" content={schema.parse(balm)} orderHref="/buy-now" />,
  );

  expect(screen.getByRole('heading', { level: 1, name: 'Balm' })).toBeVisible();
  expect(anchorsOf(container)).toEqual([...productAnchors]);
  expect(screen.getByRole('row', { name: 'Citrus A fruit 5 mg' })).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'The balm’s tube' })).not.toHaveLength(0);
});
