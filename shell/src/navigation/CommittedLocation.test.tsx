import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router';
import { MORPH } from '@site/contracts/morph';
import { paths } from '@site/contracts/paths';
import { remoteModule, type LoadingState } from '../remotes/remoteModule';
import { awaitPart } from '../remotes/partsReady';
import { pause } from '../scheduling/pause';
import { CommittedLocation, useCommittedLocation } from './CommittedLocation';

jest.mock('../remotes/remoteModule', () => ({ remoteModule: jest.fn() }));

/** The callbacks of a stubbed `startViewTransition`, which run once the browser has captured the previous page. */
const started: (() => Promise<void>)[] = [];

let step: LoadingState['step'];

beforeEach(() => {
  started.length = 0;
  step = 'loaded';
  jest.mocked(remoteModule).mockReturnValue({ state: () => ({ step }) } as never);
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS;
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      started.push(update);
      return { ready: Promise.reject(new Error('skipped')), finished: Promise.resolve() };
    },
  });
  HTMLElement.prototype.getBoundingClientRect = () =>
    ({ top: 10, left: 10, right: 90, bottom: 90 }) as DOMRect;
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'startViewTransition');
});

function Screens() {
  const { location, isMorphed } = useCommittedLocation();
  return (
    <>
      <output>{`${location.pathname} ${isMorphed}`}</output>
      <i data-testid="hash">{location.hash}</i>
      <div data-testid="picture" {...{ [MORPH]: 'Forte' }} />
      <div data-testid="copy" {...{ [MORPH]: 'Forte' }} />
      <Link to={paths.buyNow}>Buy</Link>
      <Link to={paths.privacyPolicy}>Privacy</Link>
      <Link to="#contact">Contact</Link>
      <Link to={paths.buyNow} replace>
        Redirect
      </Link>
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
  );
  const press = async (name: string) => {
    await act(async () => screen.getByRole('link', { name }).click());
    await act(pause);
  };
  const shown = () => screen.getByRole('status').textContent;
  return { press, shown };
}

test('the transition waits for the parts of the page, which are drawn a moment later', async () => {
  const { press, shown } = setup();
  await press('Buy');
  const endWaiting = awaitPart();
  let isReady = false;
  await act(async () => void started[0]?.().then(() => (isReady = true)));
  expect(shown()).toBe('/buy-now true');
  expect(isReady).toBe(false);

  await act(async () => endWaiting());
  expect(isReady).toBe(true);
});

const withoutTransition: [string, string, () => void][] = [
  ['a page whose remote is not loaded', 'Buy', () => (step = 'prefetching')],
  ['an anchor on the same page', 'Contact', () => {}],
  ['a redirect', 'Redirect', () => {}],
  [
    'a page from which no picture can move',
    'Buy',
    () =>
      (HTMLElement.prototype.getBoundingClientRect = () =>
        ({ top: 900, left: 10, right: 90, bottom: 990 }) as DOMRect),
  ],
  [
    'a visitor who prefers reduced motion',
    'Buy',
    () => jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList),
  ],
  [
    'a browser without view transitions',
    'Buy',
    () => Reflect.deleteProperty(document, 'startViewTransition'),
  ],
];
test.each(withoutTransition)('%s is shown without a transition', async (_case, link, prepare) => {
  prepare();
  const { press, shown } = setup();
  await press(link);
  expect(started).toEqual([]);
  expect(shown()).toMatch(/ false$/);
  if (link !== 'Contact') expect(shown()).toContain('/buy-now');
});
