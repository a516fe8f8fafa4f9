import { act, screen } from '@testing-library/react';
import { expectReleases } from '../../remotes/furtherReleases';
import { setMenu, setRoutes } from '../../routes/routesInUse';
import { openApp } from '../../testing/openApp';

jest.mock('../../remotes/remoteModules', () => ({ Subscribe: () => null }));
jest.mock('../../scrolling/useScrollOnNavigation', () => ({ useScrollOnNavigation: () => {} }));
jest.mock('./RemotePage', () => ({ RemotePage: () => <h1>Where to buy</h1> }));
jest.mock('../../remotes/liveReleases', () => ({ reloadIfOutdated: async () => false }));

const further = { address: '/releases/pins/0123456789ab/en.json', integrity: 'sha256-x' };
const texts = { en: { title: 'Stores', description: 'Where to buy.', menu: 'Stores' } };
const fetched = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  AbortSignal.timeout = () => new AbortController().signal;
  Object.assign(globalThis, { fetch: fetched });
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  jest.spyOn(console, 'error').mockImplementation(() => {});
  setMenu([{ path: '/stores', menu: 'Stores' }]);
  expectReleases(further, () =>
    setRoutes({
      remoteStores: [
        { path: '/stores', module: 'Page', placeholder: 'page', texts, languages: ['en'] },
      ],
    }),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a page of a remote that the document does not name loads, fails with a way on, and opens on demand', async () => {
  openApp('/stores');
  expect(screen.getByText('Stores is loading.')).toBeInTheDocument();
  await act(() => jest.runAllTimersAsync());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Stores could not be loaded.',
  );

  fetched.mockResolvedValue({ json: async () => ({}) });
  screen.getByRole('button', { name: 'Try again' }).click();
  await act(() => jest.runAllTimersAsync());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Where to buy');
});

test('an address that nobody serves is not found once that is known', async () => {
  fetched.mockResolvedValue({ json: async () => ({}) });
  openApp('/no-such-page');
  expect(screen.getByText('The page is loading.')).toBeInTheDocument();
  await act(() => jest.runAllTimersAsync());

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
});
