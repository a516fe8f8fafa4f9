import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, Link, MemoryRouter, useNavigate } from 'react-router-dom';
import { products } from '@site/company/products';
import { CommittedLocation } from '../navigation/CommittedLocation';
import { beginPart } from '../pageLife';
import { pause } from '../scheduling/pause';
import { InEnglish } from '../testing/inEnglish';
import { positionOf } from './scrollPositions';
import { useScrollOnNavigation } from './useScrollOnNavigation';

const productPath = products[0]?.path ?? '';

function Screen() {
  useScrollOnNavigation();
  const navigate = useNavigate();
  return (
    <main>
      <h1>Title</h1>
      <Link to={productPath}>Product</Link>
      <Link to="#contact">Contact</Link>
      <Link to="#late">Late</Link>
      <section id="contact">Footer</section>
      <button onClick={() => navigate(-1)}>Back</button>
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

const page = (path: string, key = 'default') => (
  <InEnglish>
    <MemoryRouter initialEntries={[{ pathname: path, key }]}>
      <CommittedLocation>
        <Screen />
      </CommittedLocation>
    </MemoryRouter>
  </InEnglish>
);
const open = (path: string) => render(page(path));
const press = async (name: string) => {
  await act(() => userEvent.click(screen.getByRole('link', { name })));
  await act(pause);
};
const placeAt = (id: string, top: number) =>
  jest
    .spyOn(document.getElementById(id) as HTMLElement, 'getBoundingClientRect')
    .mockReturnValue({ top, bottom: top + 250 } as DOMRect);

test('a product page scrolls smoothly to its top', async () => {
  open('/');
  await press('Product');

  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
});

test('a click in the middle of which React hydrates the page notes where it was left', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page('/', 'prerendered'));
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(place, page('/', 'prerendered'));
  });
  screen.getByRole('link', { name: 'Product' }).click();

  expect(positionOf('prerendered')).toMatchObject({ leftBy: `a[href="${productPath}"]` });
  await act(() => root?.unmount());
  place.remove();
});

test('Back and Forward at once: where the visitor reads on is still noted', async () => {
  const go = (key: string, path: string) => {
    history.replaceState({ key }, '', path);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  };
  go('read-on', '/');
  render(
    <InEnglish>
      <BrowserRouter useTransitions={false}>
        <CommittedLocation>
          <Screen />
        </CommittedLocation>
      </BrowserRouter>
    </InEnglish>,
  );
  go('before', productPath);
  go('read-on', '/');
  await act(pause);
  jest.replaceProperty(window, 'scrollY', 700);
  window.dispatchEvent(new Event('scroll'));

  expect(positionOf('read-on')).toMatchObject({ top: 700 });
});

describe('a page whose part comes late', () => {
  const comesLate = async (way: () => Promise<void>) => {
    const endPart = beginPart();
    document.querySelector('h1')?.remove();
    await way();
    const heading = document.createElement('h1');
    screen.getByRole('main').append(heading);
    return { heading, come: () => act(endPart) };
  };
  const ways: [string, () => Promise<void>][] = [
    ['a link', () => press('Product')],
    [
      'Back',
      async () => {
        await press('Product');
        await act(() => userEvent.click(screen.getByRole('button', { name: 'Back' })));
        await waitFor(() => expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy'));
      },
    ],
  ];

  test.each(ways)('%s moves the focus to its heading', async (_case, way) => {
    open('/');
    const { heading, come } = await comesLate(way);
    come();

    expect(heading).toHaveFocus();
  });

  test.each(ways)('%s leaves the focus where the visitor has moved it', async (_case, way) => {
    open('/');
    const { come } = await comesLate(way);
    const link = screen.getByRole('link', { name: 'Contact' });
    act(() => link.focus());
    come();

    expect(link).toHaveFocus();
  });
});

const HEADER_PX = 96;

/** The page, how far it can be scrolled, the window's height, and where the contact section is, in px. */
test.each([
  ['6000 px on a shorter page', 1500, 900, 1800, 'past its end'],
  ['6000 px on a page that is as long', 6600, 900, 6200, 'past its end'],
  ['the section on a longer page', 8000, 900, 7400, 'to the section'],
  [
    'the section where a phone’s window is lower than the footer',
    2700,
    700,
    2640,
    'to the section',
  ],
  ['the section where it would be behind the header', 2700, 700, 2760, 'to the section'],
])('Contact Us goes to %s', async (_case, way, height, place, where) => {
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(height);
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(way + height);
  document.documentElement.style.scrollPaddingTop = `${HEADER_PX}px`;
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  open('/');
  placeAt('contact', place);
  await press('Contact');

  if (where === 'to the section') {
    expect(scrollIntoView.mock.contexts.at(-1)).toBe(document.getElementById('contact'));
    expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: 'smooth' });
    expect(scrollTo).not.toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }));
  } else {
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 6000, behavior: 'smooth' });
  }
  expect(document.getElementById('contact')).toHaveFocus();
});

test.each([
  ['is gone to once it is', () => {}, true],
  ['calls nobody back who has scrolled on', () => window.dispatchEvent(new Event('wheel')), false],
])('a section that is not there yet %s', async (_case, meanwhile, isGoneTo) => {
  const { container } = open('/');
  await press('Late');
  meanwhile();
  const section = document.createElement('section');
  section.id = 'late';
  section.scrollIntoView = jest.fn();
  container.querySelector('main')?.append(section);
  await act(pause);

  expect(section.scrollIntoView).toHaveBeenCalledTimes(isGoneTo ? 1 : 0);
});
