import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Link, MemoryRouter } from 'react-router';
import { MORPH } from '@site/contracts/exposedModules';
import { paths } from '@site/company/paths';
import { productOf } from '@site/company/products';
import { remoteModule, type LoadingState } from '../remotes/remoteModule';
import { pause } from '../scheduling/pause';
import { InEnglish } from '../testing/inEnglish';
import { CommittedLocation } from './CommittedLocation';
import { useCommittedLocation } from '../pageContext';
import { beginPart, pageCommitted } from '../pageLife';

jest.mock('../remotes/remoteModule', () => ({ remoteModule: jest.fn() }));

const forte = productOf('forte').path;

/** What a stubbed `startViewTransition` was called with. */
const started: (() => Promise<void>)[] = [];

let step: LoadingState['step'];
let endPart = () => {};

beforeEach(() => {
  started.length = 0;
  step = 'loaded';
  jest
    .mocked(remoteModule)
    .mockImplementation((name) => ({ name, state: () => ({ step }) }) as never);
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS;
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      started.push(update);
      return { ready: Promise.resolve(), finished: new Promise(() => {}) };
    },
  });
  HTMLElement.prototype.getBoundingClientRect = () =>
    ({ top: 10, left: 10, right: 90, bottom: 90 }) as DOMRect;
});
afterEach(() => {
  endPart();
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'startViewTransition');
});

function Screens() {
  const { location, isMorphed } = useCommittedLocation();
  // As what scrolls the page does.
  useLayoutEffect(pageCommitted, [location.pathname]);
  return (
    <>
      <output>{`${location.pathname} ${isMorphed}`}</output>
      <div data-testid="picture" {...{ [MORPH]: 'Forte' }} />
      <Link to={forte}>Learn more</Link>
      <Link to={paths.buyNow}>Buy</Link>
    </>
  );
}

function setup() {
  render(
    <MemoryRouter initialEntries={['/nowhere']}>
      <CommittedLocation>
        <Screens />
      </CommittedLocation>
    </MemoryRouter>,
    { wrapper: InEnglish },
  );
  const press = async (name: string) => {
    await act(async () => screen.getByRole('link', { name }).click());
    await act(pause);
  };
  const shown = () => screen.getByRole('status').textContent;
  return { press, shown };
}

test('a page to which a picture may move is shown with a transition', async () => {
  await setup().press('Learn more');
  expect(started).toHaveLength(1);
});

test('a page that is left before its parts are there holds the screen up no longer', async () => {
  const { press } = setup();
  await press('Learn more');
  endPart = beginPart();
  const drawn = jest.fn();
  await act(async () => void started[0]?.().then(drawn));
  expect(drawn).not.toHaveBeenCalled();
  await press('Buy');

  expect(drawn).toHaveBeenCalled();
});

const withoutTransition: [string, string, () => void][] = [
  ['a page without pictures', 'Buy', () => {}],
  ['a page whose remote is not loaded', 'Learn more', () => (step = 'loading')],
  [
    'a page from which no picture can move',
    'Learn more',
    () =>
      (HTMLElement.prototype.getBoundingClientRect = () =>
        ({ top: 900, left: 10, right: 90, bottom: 990 }) as DOMRect),
  ],
];
test.each(withoutTransition)('%s is shown without a transition', async (_case, link, prepare) => {
  prepare();
  const { press, shown } = setup();
  await press(link);
  expect(started).toEqual([]);
  expect(shown()).toBe(`${link === 'Buy' ? paths.buyNow : forte} false`);
});
