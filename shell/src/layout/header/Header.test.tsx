import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router';
import { paths } from '@site/contracts/paths';
import { productOf, products } from '@site/contracts/products';
import { InEnglish } from '../../testing/inEnglish';
import { Header } from './Header';

function Address() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

const forte = productOf('forte');
const cream = productOf('cream');

/** jsdom applies no media queries, so both menus are there. */
function setup(path: string = paths.home) {
  const { container } = render(
    <MemoryRouter initialEntries={[path]}>
      <Header />
      <Address />
    </MemoryRouter>,
    { wrapper: InEnglish },
  );
  const [wide, narrow] = screen.getAllByRole('navigation', { name: 'Main' }) as [
    HTMLElement,
    HTMLElement,
  ];
  return {
    container,
    user: userEvent.setup(),
    wide: within(wide),
    narrow: within(narrow),
    address: () => screen.getByRole('status').textContent,
  };
}

test.each([
  ['the form on the home page', paths.home, '/#buy-now'],
  ['the form page from elsewhere', paths.privacyPolicy, '/buy-now'],
])('Buy Now leads to %s', async (_case, from, to) => {
  const { user, wide, address } = setup(from);

  await user.click(wide.getByRole('link', { name: 'Buy Now' }));

  expect(address()).toBe(to);
});

test('Home leads to the home page, without an anchor', async () => {
  const { user, wide, address } = setup('/#buy-now');

  await user.click(wide.getByRole('link', { name: 'Home' }));

  expect(address()).toBe('/');
});

test('Contact Us points at the footer of the page that is open', async () => {
  const { user, wide, address } = setup(paths.privacyPolicy);

  await user.click(wide.getByRole('link', { name: 'Contact Us' }));

  expect(address()).toBe('/privacy-policy#contact');
});

/** jsdom has no popovers; `menus.spec.ts` opens and closes them. */
const popoverOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('popovertarget') ?? '');

test('Products opens a popover with links to both pages', async () => {
  const { user, wide, address } = setup();
  const list = popoverOf(wide.getByRole('button', { name: 'Products' }));

  expect(list).toHaveAttribute('popover', 'auto');
  expect(list).toContainElement(wide.getByRole('link', { name: forte.name }));
  for (const { name, path } of products) {
    expect(wide.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await user.click(wide.getByRole('link', { name: cream.name }));
  expect(address()).toBe(cream.path);
});

test('the menu icon opens a popover, and its Buy Now goes to /buy', async () => {
  const { user, narrow, address } = setup();
  const panel = popoverOf(narrow.getByRole('button'));

  expect(panel).toHaveAttribute('popover', 'auto');
  expect(panel).toContainElement(narrow.getByRole('link', { name: 'Home' }));
  expect(narrow.getByRole('link', { name: 'Buy Now' })).toHaveAttribute('href', '/buy');
  await user.click(narrow.getByRole('link', { name: forte.name }));
  expect(address()).toBe(forte.path);
});

test('both menus mark the page that is open', () => {
  const { wide, narrow } = setup(forte.path);

  for (const menu of [wide, narrow]) {
    const current = menu.getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toEqual([forte.name]);
  }
});

test('hydrates without a message', () => {
  const site = (
    <InEnglish>
      <MemoryRouter>
        <Header />
      </MemoryRouter>
    </InEnglish>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(site);
  const message = jest.spyOn(console, 'error').mockImplementation(() => {});

  render(site, { container, hydrate: true });

  expect(message).not.toHaveBeenCalled();
});

test('has no accessibility faults', async () => {
  const { container } = setup();
  // Both menus are named Main; a browser shows one at a time.
  const rules = { 'landmark-unique': { enabled: false } };

  expect(await axe(container, { rules })).toHaveNoViolations();
});
