import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { MOST_LISTED } from '@site/contracts/catalogue';
import { paths } from '@site/contracts/paths';
import { modulesOnPage } from '../../remotes/modulesOnPage';
import { openApp } from '../../testing/openApp';

const COUNT = 60;

jest.mock('@site/contracts/products', () => {
  const actual = jest.requireActual<object>('@site/contracts/products');
  const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
  const products = numbers.map((number) => ({
    ...{ id: `p${number}`, name: `Product ${number}` },
    ...{ orderValue: `Product-${number}`, path: `/products/p${number}` },
  }));
  return { ...actual, products };
});
jest.mock('../../remotes/remoteModules', () => ({
  ProductShowcase: ({ page }: { page?: number }) => <p>Showcase {page}</p>,
  OrderForm: () => null,
  Subscribe: () => null,
}));
jest.mock('../../scrolling/useScrollOnNavigation', () => ({ useScrollOnNavigation: () => {} }));

const linksTo = (path: string) =>
  screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('href') === path);
const productLinks = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('link', { hidden: true })
    .filter((link) => /^Product \d+$/.test(link.textContent));

test.each([paths.home, paths.privacyPolicy, '/no-such-page'])(
  '%s lists the first products, and leads to all',
  (path) => {
    openApp(path);
    // Once in the menu of wide screens and once in that of phones.
    expect(productLinks(screen.getByRole('banner'))).toHaveLength(2 * MOST_LISTED);
    expect(productLinks(screen.getByRole('main')).length).toBeLessThanOrEqual(MOST_LISTED);
    const further = path === paths.privacyPolicy ? 0 : 1;
    expect(linksTo('/products')).toHaveLength(2 + further);
  },
);

test('the catalogue shows all, a page at a time', async () => {
  const { container } = openApp('/products/page-2');

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All products: Page 2 of 3');
  expect(screen.getByText('Showcase 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/products');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/products/page-3',
  );
  expect(modulesOnPage('/products/page-3')).toEqual(['remoteProducts/ProductShowcase']);
  const rules = { 'landmark-unique': { enabled: false } };
  expect(await axe(container, { rules })).toHaveNoViolations();
});

test('the first and the last page of it lead in one direction alone', () => {
  const { unmount } = openApp('/products');
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Next page' })).toBeVisible();
  unmount();
  openApp(`/products/page-${Math.ceil(COUNT / 24)}`);
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
});
