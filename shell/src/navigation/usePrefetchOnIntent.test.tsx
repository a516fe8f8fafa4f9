import { fireEvent, render, screen } from '@testing-library/react';
import { paths } from '@site/company/paths';
import { productOf } from '@site/company/products';
import { becomeIdle } from '@site/shared-ui/testing/idleBrowser';
import { loadPolicy } from '../pages/privacy-policy/policyTexts';
import { remoteModule } from '../remotes/remoteModule';
import { InEnglish } from '../testing/inEnglish';
import { usePrefetchOnIntent } from './usePrefetchOnIntent';

jest.mock('../remotes/remoteModule', () => ({ remoteModule: jest.fn() }));
jest.mock('../pages/privacy-policy/policyTexts', () => ({ loadPolicy: jest.fn() }));

const fetched: string[] = [];

beforeEach(() => {
  fetched.length = 0;
  jest
    .mocked(remoteModule)
    .mockImplementation((name) => ({ load: () => void fetched.push(name) }) as never);
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
  const view = render(<Links to={to} />, { wrapper: InEnglish });
  return { ...view, words: screen.getByText('Link'), link: screen.getByRole('link') };
}

test.each([
  [productOf('forte').path, ['products/ProductPage']],
  [paths.buyNow, ['order/OrderForm']],
  [paths.buy, ['order/OrderForm']],
  [paths.home, ['products/ProductShowcase', 'order/OrderForm']],
  [`${paths.privacyPolicy}#contact`, []],
  ['/no-such-page', []],
  [`https://elsewhere.example${paths.buyNow}`, []],
  ['tel:112', []],
])('pointing at a link to %s fetches %p', (to, expected) => {
  fireEvent.pointerOver(setup(to).words);
  becomeIdle();
  expect(fetched).toEqual(expected);
});

test('pointing at a link to the privacy policy fetches its text, which may fail', () => {
  jest.mocked(loadPolicy).mockRejectedValue(new Error());
  history.replaceState(null, '', paths.buyNow);
  fireEvent.pointerOver(setup(paths.privacyPolicy).words);
  becomeIdle();
  expect(loadPolicy).toHaveBeenCalledWith('en');
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'with the connection %p nothing is prefetched',
  (connection) => {
    Object.assign(navigator, { connection });
    fireEvent.pointerOver(setup(paths.buyNow).words);
    becomeIdle();
    expect(fetched).toEqual([]);
  },
);
