import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
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

describe('the Products dropdown', () => {
  test('is opened and closed by click, and leads to both pages', async () => {
    const { user, wide, address } = setup();
    const button = wide.getByRole('button', { name: 'Products' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(wide.queryByRole('link', { name: forte.name })).not.toBeInTheDocument();

    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const { name, path } of products) {
      expect(wide.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');

    await user.click(button);
    await user.click(wide.getByRole('link', { name: cream.name }));
    expect(address()).toBe(cream.path);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes it and returns focus', async () => {
    const { user, wide } = setup();
    const button = wide.getByRole('button', { name: 'Products' });

    await user.click(button);
    await user.tab();
    await user.keyboard('{Escape}');

    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  test('a press outside closes it, and so does focus leaving it', async () => {
    const { user, wide } = setup();
    const button = wide.getByRole('button', { name: 'Products' });

    await user.click(button);
    await user.click(document.body);
    expect(button).toHaveAttribute('aria-expanded', 'false');

    await user.click(button);
    await user.tab();
    await user.tab();
    await user.tab();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens from the keyboard', async () => {
    const { user, wide } = setup();
    const button = wide.getByRole('button', { name: 'Products' });

    button.focus();
    await user.keyboard('{Enter}');

    expect(button).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('the mobile menu', () => {
  test('is opened by the menu icon, closed by the close icon, and its Buy Now goes to /buy', async () => {
    const { user, narrow, address } = setup();

    await user.click(narrow.getByRole('button', { name: 'Open the menu' }));
    expect(narrow.getByRole('link', { name: 'Buy Now' })).toHaveAttribute('href', '/buy');
    await user.click(narrow.getByRole('button', { name: 'Close the menu' }));
    expect(narrow.queryByRole('link', { name: 'Buy Now' })).not.toBeInTheDocument();

    await user.click(narrow.getByRole('button', { name: 'Open the menu' }));
    await user.click(narrow.getByRole('link', { name: forte.name }));
    expect(address()).toBe(forte.path);
    expect(narrow.getByRole('button', { name: 'Open the menu' })).toBeInTheDocument();
  });
});

test('has no accessibility faults, closed and open', async () => {
  const { container, user, narrow, wide } = setup();
  // Both menus are named Main; a browser shows one at a time.
  const rules = { 'landmark-unique': { enabled: false } };

  expect(await axe(container, { rules })).toHaveNoViolations();
  await user.click(wide.getByRole('button', { name: 'Products' }));
  await user.click(narrow.getByRole('button', { name: 'Open the menu' }));
  expect(await axe(container, { rules })).toHaveNoViolations();
});
