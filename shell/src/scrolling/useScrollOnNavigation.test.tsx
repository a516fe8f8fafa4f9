import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { FULLY_RENDERED } from '@site/contracts/boot';
import { products } from '@site/contracts/products';
import { becomeIdle } from '@site/shared-ui/testing/idleBrowser';
import { CommittedLocation } from '../navigation/CommittedLocation';
import { pause } from '../scheduling/pause';
import { useScrollOnNavigation } from './useScrollOnNavigation';

const productPath = products[0]?.path ?? '';

function Screen({ children }: { children?: React.ReactNode }) {
  useScrollOnNavigation();
  return (
    <main>
      <h1>Title</h1>
      <Link to="/">Home</Link>
      <Link to={productPath}>Product</Link>
      <Link to="#contact">Contact</Link>
      <Link to="/buy-now">Buy</Link>
      {children}
      <section id="buy-now">Form</section>
      <section id="contact">Footer</section>
    </main>
  );
}

let scrollTo: jest.SpyInstance;
const intoView = jest.fn();

beforeEach(() => {
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  HTMLElement.prototype.scrollIntoView = function (options) {
    intoView(this.id, options);
  };
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS;
  intoView.mockReset();
});
afterEach(() => jest.restoreAllMocks());

const open = (path: string, children?: React.ReactNode) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <CommittedLocation>
        <Screen>{children}</Screen>
      </CommittedLocation>
    </MemoryRouter>,
  );
const press = async (name: string) => {
  await act(() => userEvent.click(screen.getByRole('link', { name })));
  await act(pause);
};
const placeAt = (id: string, top: number) =>
  jest
    .spyOn(document.getElementById(id) as HTMLElement, 'getBoundingClientRect')
    .mockReturnValue({ top } as DOMRect);

test('a product page scrolls smoothly to its top', async () => {
  open('/');
  await press('Product');

  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
});

test.each([
  ['6000 px on a shorter page', 1800, 6000],
  ['the footer on a longer page', 7400, 7400],
])('Contact Us goes to %s', async (_case, place, target) => {
  open('/');
  placeAt('contact', place);
  await press('Contact');

  expect(scrollTo).toHaveBeenLastCalledWith({ top: target, behavior: 'smooth' });
  expect(document.getElementById('contact')).toHaveFocus();
});

test('reduced motion turns smooth scrolling off', async () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as unknown as MediaQueryList);
  open('/');
  await press('Product');

  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

const isWhole = () => document.documentElement.hasAttribute(FULLY_RENDERED);

test('a page that opens at its top is laid out below the window once the browser is idle', async () => {
  document.documentElement.setAttribute(FULLY_RENDERED, '');
  open('/');
  await press('Product');
  expect(isWhole()).toBe(false);

  while (document.querySelector('main section[style*="visible"]') || !isWhole()) becomeIdle();
  expect(isWhole()).toBe(true);
});
