import { PAGE_PHASE } from '@site/contracts/boot';
import {
  beginPart,
  leavePage,
  pageCommitted,
  pageLaidOut,
  stayOnPage,
  whenPage,
  type PagePhase,
} from './pageLife';

let endPart = () => {};

const steps = {
  'a part begins': () => (endPart = beginPart()),
  'it ends': () => endPart(),
  'its heading is drawn': () =>
    document.querySelector('main')?.append(document.createElement('h1')),
  committed: pageCommitted,
  'laid out': pageLaidOut,
  left: leavePage,
  stays: stayOnPage,
} as const satisfies Record<string, () => unknown>;

type Step = keyof typeof steps;

const take = (all: readonly Step[]) => all.forEach((step) => steps[step]());

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
});
afterEach(() => endPart());

const phaseShown = () => document.documentElement.getAttribute(PAGE_PHASE);
const isBusy = () => document.querySelector('main')?.ariaBusy === 'true';

const DRAWN: readonly Step[] = ['a part begins', 'its heading is drawn', 'committed'];

test.each<[PagePhase, string, readonly Step[]]>([
  ['committed', 'whose part is awaited', ['a part begins', 'committed']],
  ['heading-shown', 'that has its heading', DRAWN],
  ['parts-ready', 'without parts', ['committed']],
  ['parts-ready', 'whose part answers', [...DRAWN, 'it ends']],
  [
    'parts-ready',
    'whose part has failed, without a heading',
    ['a part begins', 'committed', 'it ends'],
  ],
  ['laid-out', 'of which no section is skipped', ['committed', 'laid out']],
  ['leaving', 'from which another one was asked for', [...DRAWN, 'left']],
  ['leaving', 'that is laid out while it is left', ['committed', 'left', 'laid out']],
  ['leaving', 'whose part answers while it is left', [...DRAWN, 'left', 'it ends']],
  ['heading-shown', 'that stays', [...DRAWN, 'left', 'stays']],
  ['heading-shown', 'that stays, though it was left twice', [...DRAWN, 'left', 'left', 'stays']],
  [
    'parts-ready',
    'that stays, whose part answered meanwhile',
    [...DRAWN, 'left', 'it ends', 'stays'],
  ],
  ['laid-out', 'that stays, laid out meanwhile', ['committed', 'left', 'laid out', 'stays']],
  ['laid-out', 'that was not left and stays', ['committed', 'laid out', 'stays']],
  ['parts-ready', 'after another one', ['committed', 'laid out', 'left', 'committed']],
])('%s: a page %s', (phase, _case, taken) => {
  take(taken);

  expect(phaseShown()).toBe(phase);
  expect(isBusy()).toBe(phase === 'leaving');
});

test.each<[calls: number, string, before: readonly Step[], after: readonly Step[]]>([
  [1, 'at once where the phase is reached', [...DRAWN, 'it ends'], []],
  [0, 'not before it is', DRAWN, []],
  [1, 'when it is', DRAWN, ['it ends']],
  [1, 'once', DRAWN, ['it ends', 'laid out', 'left', 'stays']],
  [0, 'not while the page is left', DRAWN, ['left', 'it ends']],
  [1, 'when the page stays', DRAWN, ['left', 'it ends', 'stays']],
  [0, 'not on the next page', DRAWN, ['left', 'committed', 'it ends']],
])('what waits is called %d times: %s', (calls, _case, before, after) => {
  const called = jest.fn();
  take(before);
  whenPage('parts-ready', called);
  take(after);

  expect(called).toHaveBeenCalledTimes(calls);
});

test.each<[string, readonly Step[]]>([
  ['another one is asked for', ['left']],
  ['another one is drawn that nobody asked for', ['committed']],
])('what waits for the page to be left is called when %s', (_case, after) => {
  const called = jest.fn();
  take(DRAWN);
  whenPage('leaving', called);
  expect(called).not.toHaveBeenCalled();
  take(after);

  expect(called).toHaveBeenCalledTimes(1);
});

test('what is cancelled is not called', () => {
  const called = jest.fn();
  take(DRAWN);
  whenPage('parts-ready', called)();
  take(['it ends']);

  expect(called).not.toHaveBeenCalled();
});

test.each<[string, Step]>([
  ['its parts answer', 'it ends'],
  ['the page is left before', 'left'],
])('what waits for two phases is called in the first one: %s', (_case, step) => {
  const called = jest.fn();
  take(DRAWN);
  whenPage('parts-ready', called);
  whenPage('leaving', called);
  take([step]);

  expect(called).toHaveBeenCalledTimes(1);
});
