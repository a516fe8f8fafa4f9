import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { paths } from '@site/contracts/paths';
import { productOf, products } from '@site/contracts/products';
import { InEnglish } from '../../testing/inEnglish';
import { Header } from './Header';
import site from '../../../content/site.json';

const forte = productOf('forte');

/** jsdom applies no media queries, so both menus are there. */
function setup(path: string = paths.home) {
  const { container } = render(
    <MemoryRouter initialEntries={[path]}>
      <Header />
    </MemoryRouter>,
    { wrapper: InEnglish },
  );
  const [wide, narrow] = screen.getAllByRole('navigation', { name: site.header.navigation }) as [
    HTMLElement,
    HTMLElement,
  ];
  return { container, wide: within(wide), narrow: within(narrow) };
}

test.each([
  ['the form on the home page', paths.home, '#buy-now'],
  ['the form page from elsewhere', paths.privacyPolicy, '/buy-now'],
])('Buy Now leads to %s', (_case, from, to) => {
  expect(setup(from).wide.getByRole('link', { name: site.header.buyNow })).toHaveAttribute(
    'href',
    to,
  );
});

test('Home leads to the home page, without an anchor', () => {
  const { wide } = setup('/#buy-now');
  expect(wide.getByRole('link', { name: site.header.home })).toHaveAttribute('href', '/');
});

test('Contact Us points at the footer of the page that is open', () => {
  const { wide } = setup(paths.privacyPolicy);
  expect(wide.getByRole('link', { name: site.header.contact })).toHaveAttribute('href', '#contact');
});

/** jsdom has no popovers; `menus.spec.ts` opens and closes them. */
const popoverOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('popovertarget') ?? '');

test('Products opens a popover with links to both pages', () => {
  const { wide } = setup();
  const list = popoverOf(wide.getByRole('button', { name: site.header.products }));

  expect(list).toHaveAttribute('popover', 'auto');
  expect(list).toContainElement(wide.getByRole('link', { name: forte.name }));
  for (const { name, path } of products) {
    expect(wide.getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('the menu icon opens a popover, and its Buy Now goes to /buy', () => {
  const { narrow } = setup();
  const panel = popoverOf(narrow.getByRole('button'));

  expect(panel).toHaveAttribute('popover', 'auto');
  expect(panel).toContainElement(narrow.getByRole('link', { name: site.header.home }));
  expect(narrow.getByRole('link', { name: site.header.buyNow })).toHaveAttribute('href', '/buy');
  expect(narrow.getByRole('link', { name: forte.name })).toHaveAttribute('href', forte.path);
});

test('both menus mark the page that is open', () => {
  const { wide, narrow } = setup(forte.path);

  for (const menu of [wide, narrow]) {
    const current = menu.getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toEqual([forte.name]);
  }
});
