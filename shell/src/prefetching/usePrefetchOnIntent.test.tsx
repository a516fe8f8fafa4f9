import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { paths } from '@site/contracts/paths';
import { productOf } from '@site/contracts/products';
import { becomeIdle } from '@site/shared-ui/testing/idleBrowser';
import { expectPages } from '../pages/apart/pagesApart';
import { expectReleases } from '../remotes/furtherReleases';
import { remoteModule } from '../remotes/remoteModule';
import { setRoutes } from '../routes/routesInUse';
import { usePrefetchOnIntent } from './usePrefetchOnIntent';

jest.mock('../remotes/remoteModule', () => ({ remoteModule: jest.fn() }));

const fetched: string[] = [];
const fetching = jest.fn();

beforeEach(() => {
  fetched.length = 0;
  jest
    .mocked(remoteModule)
    .mockImplementation((name) => ({ prefetch: () => void fetched.push(name) }) as never);
  history.replaceState(null, '', paths.privacyPolicy);
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

function Links({ to }: { to: string }) {
  usePrefetchOnIntent();
  return (
    <a href={to}>
      <span>Link</span>
    </a>
  );
}

function setup(to: string) {
  const view = render(<Links to={to} />);
  return { ...view, words: screen.getByText('Link'), link: screen.getByRole('link') };
}

/** The page's script, and then what the remotes draw there. */
function becomeIdleTwice(): void {
  becomeIdle();
  becomeIdle();
}

test.each([
  [productOf('forte').path, ['remoteProducts/ProductPage']],
  [paths.buyNow, ['remoteOrder/OrderForm']],
  [paths.buy, ['remoteOrder/OrderForm']],
  [paths.home, ['remoteProducts/ProductShowcase', 'remoteOrder/OrderForm']],
  [`${paths.privacyPolicy}#contact`, []],
  ['/no-such-page', []],
  [`https://elsewhere.example${paths.buyNow}`, []],
  ['tel:112', []],
])('pointing at a link to %s fetches %p', (to, expected) => {
  fireEvent.pointerOver(setup(to).words);
  becomeIdleTwice();
  expect(fetched).toEqual(expected);
});

test('a press is answered first, and the page comes in pieces', () => {
  fireEvent.pointerOver(setup(paths.buyNow).words);
  expect(fetched).toEqual([]);
  becomeIdle();
  expect(fetched).toEqual([]);
  becomeIdle();
  expect(fetched).toEqual(['remoteOrder/OrderForm']);
});

test('focusing a link counts too, until the component unmounts', () => {
  const { link, unmount } = setup(paths.buyNow);
  fireEvent.focusIn(link);
  becomeIdleTwice();
  expect(fetched).toEqual(['remoteOrder/OrderForm']);
  unmount();
  fireEvent.focusIn(link);
  becomeIdleTwice();
  expect(fetched).toHaveLength(1);
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'with the connection %p nothing is prefetched',
  (connection) => {
    Object.assign(navigator, { connection });
    fireEvent.pointerOver(setup(paths.buyNow).words);
    becomeIdleTwice();
    expect(fetched).toEqual([]);
  },
);

test('at a link to a page that the document does not know, it learns what serves it', async () => {
  Object.assign(globalThis, { fetch: fetching });
  AbortSignal.timeout = () => new AbortController().signal;
  fetching.mockResolvedValue({ json: async () => ({}) });
  expectReleases({ address: '/releases/pins/a/en.json', integrity: 'sha256-x' }, () =>
    setRoutes({
      remoteOrder: [
        {
          ...{ path: '/stores', module: 'OrderForm', placeholder: 'page', languages: ['en'] },
          texts: { en: { title: 'Stores', description: 'Where to buy.' } },
        },
      ],
    }),
  );
  fireEvent.pointerOver(setup('/stores').words);
  becomeIdle();

  await waitFor(() => {
    becomeIdle();
    expect(fetched).toEqual(['remoteOrder/OrderForm']);
  });
});

test('a page in a script of its own is fetched, and its failure is left to those who go there', async () => {
  const loadHome = jest.fn().mockRejectedValue(new Error('refused'));
  expectPages({ home: loadHome });
  fireEvent.pointerOver(setup(paths.home).words);
  becomeIdleTwice();
  expect(loadHome).toHaveBeenCalledTimes(1);
  await loadHome.mock.results[0]?.value.catch(() => {});
});
