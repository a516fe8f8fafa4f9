import { act, render } from '@testing-library/react';
import type { MountOptions } from '@site/contracts/exposedModules';
import { hasReached, pageCommitted } from '../pageLife';
import { InEnglish } from '../testing/inEnglish';
import { reloadIfOutdated } from './reloadIfOutdated';
import { loadExposed } from './loadExposed';
import { setReleases } from './releasesInUse';
import { startLoading } from './remoteModule';
import { RemoteOrnament } from './RemoteOrnament';

jest.mock('./loadExposed', () => ({ loadExposed: jest.fn(), fetchFiles: async () => {} }));
// jsdom paints nothing.
jest.mock('../scheduling/afterPaint', () => ({ afterPaint: (task: () => void) => task() }));
jest.mock('./reloadIfOutdated', () => ({ reloadIfOutdated: jest.fn(async () => false) }));
const load = jest.mocked(loadExposed);

beforeAll(() => startLoading());
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const show = (module: 'products/ProductPack' | 'products/ProductPage' = 'products/ProductPack') =>
  act(async () =>
    render(<RemoteOrnament module={module} props={{ product: 'forte' }} />, {
      wrapper: InEnglish,
    }),
  );

test('of a release that is older than it, nothing is asked for', async () => {
  setReleases({ products: { modules: ['ProductPage', 'ProductShowcase'] } });
  const { container } = await show();
  expect(container).toBeEmptyDOMElement();
  expect(load).not.toHaveBeenCalled();
});

test('where the remote is not deployed, nothing is asked for', async () => {
  setReleases({});
  await show();
  expect(load).not.toHaveBeenCalled();
});

test('no page waits for it', async () => {
  setReleases({ products: { modules: ['ProductPage'] } });
  load.mockReturnValueOnce(new Promise(() => {}));
  // Modules are remembered.
  await show('products/ProductPage');
  pageCommitted();
  expect(hasReached('parts-ready')).toBe(true);
});

test('where it fails nothing is said of it, and no page is reloaded for it', async () => {
  setReleases({ products: { modules: ['ProductPack'] } });
  const mount = jest.fn((_element: Element, _props: object, { onFailure }: MountOptions) => {
    onFailure(new Error('slip'));
    return { update: () => {}, unmount: () => {} };
  });
  load.mockResolvedValue({ mount } as never);
  const { container } = await show();
  expect(mount).toHaveBeenCalledTimes(1);
  expect(container).not.toHaveTextContent(/./);
  expect(reloadIfOutdated).not.toHaveBeenCalled();
});
