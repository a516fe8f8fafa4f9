import { act, render, screen, waitFor } from '@testing-library/react';
import { productAnchors } from '@site/company/paths';
import { products } from '@site/company/products';
import { TestProviders } from '../testing/TestProviders';
import { english } from '../texts/en';
import { ProductPage } from './ProductPage';

test.each(products)('the page of $name shows what its content file says', async ({ id, name }) => {
  const page = <ProductPage product={id} orderHref="/buy-now" />;
  const { container } = render(<main>{page}</main>, { wrapper: TestProviders });
  // Its carousels have loaded. Slick measures itself again after 50 ms.
  await waitFor(() => expect(container.querySelectorAll('[data-row=moving]')).toHaveLength(3));
  await act(() => new Promise((done) => setTimeout(done, 100)));

  const { overview, mechanism, composition, indications, safety } = english.contents[id];
  const anchors = [...container.querySelectorAll('section[id]')].map((section) => section.id);
  expect(anchors).toEqual([...productAnchors]);
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getAllByRole('img', { name: overview.slides[0]!.alt })).not.toHaveLength(0);
  for (const { title } of [...mechanism.slides, ...indications.slides, ...safety.cards]) {
    expect(screen.getAllByText(title)).not.toHaveLength(0);
  }
  for (const { active, what, amount = '' } of composition.rows) {
    expect(screen.getByRole('row', { name: `${active} ${what} ${amount}`.trim() })).toBeVisible();
  }
  expect(screen.getAllByRole('link', { name: 'Call 112' })[0]).toHaveAttribute('href', 'tel:112');
});
