import { useContext } from 'react';
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { MORPH } from '@site/contracts/exposedModules';
import { paths } from '@site/company/paths';
import { productOf } from '@site/company/products';
import { remoteModule, type LoadingState } from '../remotes/remoteModule';
import { pause } from '../scheduling/pause';
import { InEnglish } from '../testing/inEnglish';
import { CommittedLocation } from './CommittedLocation';
import { isReachable, openDocument } from './openDocument';
import { OpenInstead, useCommittedLocation } from '../pageContext';
import { beginPart, pageCommitted } from '../pageLife';

jest.mock('../remotes/remoteModule', () => ({ remoteModule: jest.fn() }));
jest.mock('../scheduling/pause', () => {
  const actual: { pause: () => Promise<void> } = jest.requireActual('../scheduling/pause');
  return { pause: jest.fn(actual.pause) };
});
jest.mock('./openDocument', () => ({
  canOpenDocument: () => true,
  isReachable: jest.fn(),
  openDocument: jest.fn(),
}));

const forte = productOf('forte').path;

/** What a stubbed `startViewTransition` was called with. */
const started: (() => Promise<void>)[] = [];

let step: LoadingState['step'];
let endPart = () => {};

beforeEach(() => {
  started.length = opened.length = 0;
  step = 'loaded';
  isDrawn = false;
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

/** Whether the part that failed is on the screen after all. */
let isDrawn = false;

/** What parts were told that wanted the document of their page. */
const opened: Promise<boolean>[] = [];

function Screens() {
  const openInstead = useContext(OpenInstead);
  const { location, isMorphed } = useCommittedLocation();
  // As what scrolls the page does.
  useLayoutEffect(pageCommitted, [location.pathname]);
  return (
    <>
      <output>{`${location.pathname} ${isMorphed}`}</output>
      <div data-testid="picture" {...{ [MORPH]: 'Forte' }} />
      <button onClick={() => opened.push(openInstead(() => !isDrawn))}>Fail</button>
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
    await act(async () => screen.getByText(name).click());
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

test.each([
  ['gives way to its document, and the page that was left stays until then', true, '/nowhere'],
  ['whose host is gone stays, with the help that it has', false, paths.buyNow],
])('a page that cannot be drawn %s', async (_case, isThere, stays) => {
  jest.mocked(isReachable).mockResolvedValue(isThere);
  jest.mocked(openDocument).mockClear();
  const { press, shown } = setup();
  endPart = beginPart();
  await press('Buy');
  await press('Fail');
  expect(openDocument).toHaveBeenCalledTimes(isThere ? 1 : 0);
  expect(shown()).toBe(`${stays} false`);

  // Another part of it, or the same drawn once more.
  await press('Fail');
  expect(openDocument).toHaveBeenCalledTimes(isThere ? 1 : 0);
  expect(await Promise.all(opened)).toEqual([isThere, isThere]);
});

test('a part that fails while another page is on its way opens no document of that', async () => {
  jest.mocked(isReachable).mockResolvedValue(true);
  jest.mocked(openDocument).mockClear();
  const { press, shown } = setup();
  await press('Buy');
  // As while its own part is drawn: the browser has a moment.
  let go = () => {};
  jest.mocked(pause).mockReturnValueOnce(new Promise((resolve) => (go = resolve)));
  step = 'loading';
  await act(async () => screen.getByText('Learn more').click());
  await act(async () => screen.getByText('Fail').click());
  await act(async () => go());
  await act(async () => {});

  expect(openDocument).not.toHaveBeenCalled();
  expect(shown()).toBe(`${forte} false`);
});

test('a part that is drawn while the host is asked for its document keeps its page', async () => {
  let answer: (isThere: boolean) => void = () => {};
  jest.mocked(isReachable).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  jest.mocked(openDocument).mockClear();
  const { press } = setup();
  await press('Buy');
  isDrawn = false;
  await press('Fail');
  isDrawn = true;
  await act(async () => answer(true));

  expect(openDocument).not.toHaveBeenCalled();
  expect(await opened[0]).toBe(false);

  // Another part of it is not.
  isDrawn = false;
  await press('Fail');
  expect(openDocument).toHaveBeenCalledTimes(1);
});
