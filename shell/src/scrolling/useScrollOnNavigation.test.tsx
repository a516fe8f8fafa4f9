import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { products } from '@site/company/products';
import { CommittedLocation } from '../navigation/CommittedLocation';
import { pause } from '../scheduling/pause';
import { InEnglish } from '../testing/inEnglish';
import { useScrollOnNavigation } from './useScrollOnNavigation';

const productPath = products[0]?.path ?? '';

function Screen() {
  useScrollOnNavigation();
  return (
    <main>
      <h1>Title</h1>
      <Link to={productPath}>Product</Link>
      <Link to="#contact">Contact</Link>
      <section id="contact">Footer</section>
    </main>
  );
}

let scrollTo: jest.SpyInstance;

beforeEach(() => {
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS;
});
afterEach(() => jest.restoreAllMocks());

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <CommittedLocation>
        <Screen />
      </CommittedLocation>
    </MemoryRouter>,
    { wrapper: InEnglish },
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
