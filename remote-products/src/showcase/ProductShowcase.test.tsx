import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { products } from '@site/contracts/products';
import { englishContent } from '../testing/englishContent';
import { TestProviders } from '../testing/TestProviders';
import { ProductShowcase } from './ProductShowcase';
import words from '../../content/page.json';

test.each(products)(
  '$name has a card with links to its page and to the order form',
  ({ id, name, path }) => {
    render(<ProductShowcase orderHref="/#buy-now" />, { wrapper: TestProviders });

    const card = screen.getByRole('article', { name });
    const { card: content, labelLine } = englishContent(id);
    expect(within(card).getByRole('img', { name: content.alt })).toBeVisible();
    expect(card).toHaveTextContent(content.text);
    expect(card).toHaveTextContent(labelLine);

    const more = within(card).getByRole('link', {
      name: words.learnMore + words.learnMoreAbout.replace('{name}', name),
    });
    expect(more).toHaveAttribute('href', path);
    expect(more).toHaveTextContent(words.learnMore);
    const buy = within(card).getByRole('link', { name: `Buy Now: ${name}` });
    expect(buy).toHaveAttribute('href', '/#buy-now');
    expect(buy).toHaveTextContent(words.buyNow);
  },
);

test('names its owner and has no accessibility violations', async () => {
  const { container } = render(<ProductShowcase orderHref="/#buy-now" />, {
    wrapper: TestProviders,
  });
  expect(screen.getAllByRole('article')).toHaveLength(products.length);
  expect(screen.getByRole('list')).toHaveAttribute('data-owner', 'remote-products');
  // The h2 above is the shell's.
  expect(
    await axe(container, { rules: { 'heading-order': { enabled: false } } }),
  ).toHaveNoViolations();
});
