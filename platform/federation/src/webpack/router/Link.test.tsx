import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './Link';

function Place() {
  const { pathname, hash, state } = useLocation();
  return <output>{`${pathname}${hash} ${state ?? ''}`.trim()}</output>;
}

/** Shows a link on the page `/products/`, and clicks it. Returns whether the browser is left to follow it. */
function click(link: LinkProps, how = {}) {
  render(
    <MemoryRouter initialEntries={['/products/']}>
      <Link {...link}>a link</Link>
      <Place />
    </MemoryRouter>,
  );
  return fireEvent.click(screen.getByRole('link'), { cancelable: true, ...how });
}
const place = () => screen.getByRole('status').textContent;

test('the router follows a path, with what is to be remembered there', () => {
  expect(click({ to: '/buy-now', state: 'from the menu' })).toBe(false);
  expect(place()).toBe('/buy-now from the menu');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/buy-now');
});

test('an anchor belongs to the page', () => {
  expect(click({ to: '#contact' })).toBe(false);
  expect(place()).toBe('/products/#contact');
});

test.each([
  ['a click that opens a new tab', { to: '/buy-now' }, { ctrlKey: true }],
  ['a link that opens one', { to: '/buy-now', target: '_blank' }, {}],
  ['a whole address', { to: 'https://example.org/page' }, {}],
  ['an address of the same protocol', { to: '//example.org/page' }, {}],
  ['a link that is to load the page', { to: '/buy-now', reloadDocument: true }, {}],
])('%s is left to the browser', (_, link, how) => {
  expect(click(link, how)).toBe(true);
  expect(place()).toBe('/products/');
  expect(screen.getByRole('link').getAttribute('href')).toBe(link.to);
});

test('who listens to the click may keep it', () => {
  expect(click({ to: '/buy-now', onClick: (event) => event.preventDefault() })).toBe(false);
  expect(place()).toBe('/products/');
});
