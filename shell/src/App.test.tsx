import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { MemoryRouter } from 'react-router';
import { brand, emailHref, phoneHref } from '@site/contracts/brand';
import { localised } from '@site/contracts/languages';
import { paths, routes } from '@site/contracts/paths';
import { App } from './App';
import { openApp } from './testing/openApp';
import { hindi } from './texts/hi';
import { Texts } from './texts/useTexts';
import site from '../content/site.json';

jest.mock('./remotes/remoteModules', () => ({
  ProductPage: ({ product }: { product: string }) => <h1>Page of {product}</h1>,
  ProductShowcase: () => <p>Showcase</p>,
  OrderForm: () => <form aria-label="Order" />,
  Subscribe: () => <form aria-label="Subscription" />,
}));
jest.mock('./scrolling/useScrollOnNavigation', () => ({ useScrollOnNavigation: () => {} }));

test.each(routes)(
  '%s has a header, a footer, one h1 and no accessibility violations',
  async (path) => {
    const { container } = openApp(path);

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(document.title).toContain(brand.company);
    const rules = { 'landmark-unique': { enabled: false } };
    expect(await axe(container, { rules })).toHaveNoViolations();
  },
);

test('/buy redirects to the form page', () => {
  openApp(paths.buy);

  expect(screen.getByRole('heading', { level: 1, name: site.header.buyNow })).toBeInTheDocument();
  expect(screen.getByRole('form', { name: 'Order' })).toBeInTheDocument();
});

test('an unknown address shows Page not found and links home', () => {
  openApp('/no-such-page');

  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: site.header.home }),
  ).toHaveAttribute('href', '/');
});

test('the footer contains what specification §2 lists', () => {
  openApp(paths.privacyPolicy);
  const footer = within(screen.getByRole('contentinfo'));

  expect(footer.getByRole('link', { name: brand.phone })).toHaveAttribute('href', phoneHref);
  expect(footer.getByRole('link', { name: brand.email })).toHaveAttribute('href', emailHref);
  for (const line of brand.address) expect(footer.getByText(line)).toBeInTheDocument();
  expect(
    footer.getAllByRole('link', { name: / on / }).map((link) => link.getAttribute('href')),
  ).toEqual(Object.values(brand.social));
  expect(footer.getByText(`© ${new Date().getFullYear()} ${brand.company}`)).toBeInTheDocument();
  expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    paths.privacyPolicy,
  );
  expect(footer.getByRole('form', { name: 'Subscription' })).toBeInTheDocument();
});

test('the privacy page covers what specification §2 lists', () => {
  openApp(paths.privacyPolicy);
  const text = screen.getByRole('main').textContent ?? '';

  for (const topic of [
    ...['Name', 'E-mail', 'Phone', 'Usage data', 'Cookies'],
    ...['Transactions', 'Delivery', 'Support', 'Updates', 'Security'],
    ...['Access', 'Correction', 'Changes to this policy', brand.email, brand.phone],
  ]) {
    expect(text).toContain(topic);
  }
  expect(text).not.toMatch(/[{}]/);
});

test.each(routes)(
  '%s in Hindi has one h1, links to pages in Hindi, and a link to the English page',
  async (path) => {
    const { container } = render(
      <MemoryRouter basename="/hi" initialEntries={[localised(path, 'hi')]}>
        <Texts value={hindi}>
          <App composedYear={2001} />
        </Texts>
      </MemoryRouter>,
    );

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const links = [...container.querySelectorAll('a[href^="/"]:not([hreflang])')];
    expect(links.map((it) => it.getAttribute('href')).filter((it) => !/^\/hi\b/.test(it!))).toEqual(
      [],
    );
    const other = screen.getByRole('link', { name: 'English' });
    expect(other).toHaveAttribute('href', path);
    expect(other).toHaveAttribute('hreflang', 'en');
    const rules = { 'landmark-unique': { enabled: false } };
    expect(await axe(container, { rules })).toHaveNoViolations();
  },
);
