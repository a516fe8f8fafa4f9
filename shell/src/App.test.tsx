import { screen, within } from '@testing-library/react';
import { brand, emailHref, phoneHref } from '@site/contracts/brand';
import { paths } from '@site/contracts/paths';
import { openApp } from './testing/openApp';

jest.mock('./remotes/remoteModules', () => ({
  ProductPage: ({ product }: { product: string }) => <h1>Page of {product}</h1>,
  ProductShowcase: () => <p>Showcase</p>,
  OrderForm: () => <form aria-label="Order" />,
  Subscribe: () => <form aria-label="Subscription" />,
}));
jest.mock('./scrolling/useScrollOnNavigation', () => ({ useScrollOnNavigation: () => {} }));

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
