import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useImperativeHandle, type Ref } from 'react';
import { Carousel } from './Carousel';
import type { MoveRow } from './CarouselControls';
import { englishWords } from './englishWords';
import { loadSlick } from './loadSlick';

jest.mock('./loadSlick', () => ({ loadSlick: jest.fn() }));
const load = jest.mocked(loadSlick);

const SLIDE_WIDTH = 100;
const titles = ['First', 'Second', 'Third'];

const carousel = (
  <Carousel label="words" words={englishWords} interval={2000} show={[{ from: 0, items: 1 }]}>
    {titles.map((title) => (
      <p key={title}>{title}</p>
    ))}
  </Carousel>
);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const slides = [...document.querySelectorAll('[aria-roledescription=slide]')];
    return SLIDE_WIDTH * Math.max(0, slides.indexOf(this));
  });
  HTMLElement.prototype.scrollTo = function (this: HTMLElement, to?: unknown) {
    this.scrollLeft = (to as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
});

const show = () => act(async () => void render(carousel));
const row = () => screen.getByText('First').closest<HTMLElement>('[tabindex="0"]')!;
const inFront = () => titles[row().scrollLeft / SLIDE_WIDTH];
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const announced = () => document.querySelector('[aria-live]')?.textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('before slick has come', () => {
  beforeEach(() => load.mockReturnValue(new Promise(() => {})));

  test('buttons and keys scroll the row, round its ends, and say where it is', async () => {
    await show();
    press(/^Next/);
    expect([inFront(), announced()]).toEqual(['Second', '2 of 3']);
    press(/^Previous/);
    press(/^Previous/);
    expect([inFront(), announced()]).toEqual(['Third', '3 of 3']);
    fireEvent.keyDown(row(), { key: 'ArrowRight' });
    expect([inFront(), announced()]).toEqual(['First', '1 of 3']);
  });
});

test.each([
  [
    'stays where a link to its text has scrolled it',
    () => void (row().scrollLeft = SLIDE_WIDTH),
    0,
  ],
  ['goes on from where a button has moved it', () => void press(/^Next/), 1],
  [
    'goes on where a button has been pressed, and a busy phone has not moved it yet',
    () => {
      HTMLElement.prototype.scrollTo = () => {};
      press(/^Next/);
    },
    1,
  ],
])('when slick comes, the carousel %s', async (_case, move, moves) => {
  let arrive = () => {};
  const next = jest.fn();
  const Row = ({ moveRef }: { moveRef: Ref<MoveRow> }) => {
    useImperativeHandle(moveRef, () => next);
    return null;
  };
  load.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(Row as never))));
  await show();
  move();
  arrive();
  await pass(1000);
  await pass(2500);

  expect(next).toHaveBeenCalledTimes(moves);
});

test('a row that goes while a finger is on it is not watched any more', async () => {
  let arrive = () => {};
  load.mockReturnValue(new Promise((resolve) => (arrive = () => resolve((() => null) as never))));
  await show();
  fireEvent.touchStart(row(), { touches: [{}] });
  fireEvent.pointerDown(row());
  arrive();
  await pass(1000);
  cleanup();
  await pass(1000);
  expect(jest.getTimerCount()).toBe(0);
});

test('when slick does not arrive, the row of slides stays, and plays itself until Pause is pressed', async () => {
  load.mockRejectedValue(new Error('404'));
  await show();
  for (const title of titles) expect(screen.getByText(title)).toBeVisible();
  await pass(2000);
  expect([inFront(), announced()]).toEqual(['Second', '']);
  press(/^Pause/);
  await pass(5000);
  expect(inFront()).toBe('Second');
});

test('when slick does not arrive, the row stays where a link to its text has scrolled it', async () => {
  let fail = () => {};
  load.mockReturnValue(new Promise((_, reject) => (fail = () => reject(new Error('404')))));
  await show();
  row().scrollLeft = SLIDE_WIDTH;
  fail();
  await pass(1000);
  await pass(2500);

  expect(inFront()).toBe('Second');
});
