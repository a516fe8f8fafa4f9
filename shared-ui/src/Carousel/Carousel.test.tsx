import { Profiler } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Carousel } from './Carousel';
import { loadSlick } from './loadSlick';
import { englishWords } from './englishWords';
import type { ShowStep } from './useItemsShown';

const show: ShowStep[] = [
  { from: 0, items: 1 },
  { from: 548, items: 2 },
];
const titles = ['Veins', 'Hearts', 'Legs', 'Steps'];

const carousel = (steps = show) => (
  <Carousel label="pictures of a walk" words={englishWords} interval={4000} show={steps}>
    {titles.map((title) => (
      <a key={title} href="#there">
        {title}
      </a>
    ))}
  </Carousel>
);

function setScreen(width: number, reducedMotion = false) {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('motion')
          ? reducedMotion
          : width >= 16 * Number(/[\d.]+(?=em)/.exec(query)?.[0] ?? Infinity),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
}

async function renderMoving(steps = show) {
  jest.useFakeTimers();
  const view = render(carousel(steps));
  await act(async () => {
    await loadSlick();
    await jest.advanceTimersByTimeAsync(20);
  });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
  return { ...view, user };
}

/** Shows this much of a desktop site, in px, on a phone that is 360 px wide. */
function view(width: number) {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(980);
  const visualViewport = Object.assign(new EventTarget(), { width, scale: 360 / width });
  Object.assign(window, { visualViewport });
}

const reachableTitles = (container: Element) =>
  [...container.querySelectorAll('[aria-roledescription="slide"]')]
    .filter((slide) => !slide.closest('[inert]'))
    .map((slide) => slide.textContent);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.assign(window, { visualViewport: null });
});

describe('the first frame', () => {
  test('has a class for every step, so that its columns need no script', () => {
    expect(renderToString(carousel())).toContain('class="carousel from0show1 from548show2"');
  });
});

describe('once slick has loaded', () => {
  test('hidden slides and clones are inert', async () => {
    const { container } = await renderMoving();

    expect(reachableTitles(container)).toEqual(['Veins']);
    expect(container.querySelectorAll('[data-clone][inert]').length).toBeGreaterThan(0);
    expect(screen.getByRole('group', { name: '1 of 4' })).toHaveTextContent('Veins');
  });

  test('without motion, moves that follow each other at once all count', async () => {
    setScreen(360, true);
    const { container } = await renderMoving();
    const next = screen.getByRole('button', { name: /^Next/ });
    fireEvent.click(next);
    fireEvent.click(next);
    expect(reachableTitles(container)).toEqual(['Legs']);
  });

  test('a touch alone draws nothing again', async () => {
    jest.useFakeTimers();
    const onRender = jest.fn();
    render(
      <Profiler id="carousel" onRender={onRender}>
        {carousel()}
      </Profiler>,
    );
    await act(async () => {
      await loadSlick();
      await jest.advanceTimersByTimeAsync(20);
    });
    const next = screen.getByRole('button', { name: /^Next/ });
    onRender.mockClear();
    fireEvent.pointerEnter(next);
    fireEvent.pointerDown(next);
    fireEvent.focus(next);
    fireEvent.pointerUp(next);
    expect(onRender).not.toHaveBeenCalled();
    fireEvent.click(next);
    expect(onRender).toHaveBeenCalled();
  });

  test.each([
    ['a finger on a slide stops it for good', 'touch', 'link', 'Play'],
    ['a mouse on a slide holds it only', 'mouse', 'link', 'Pause'],
    ['a finger on its buttons leaves it to them', 'touch', 'button', 'Pause'],
  ] as const)('%s', async (_case, pointerType, role, button) => {
    await renderMoving();
    const [target] = screen.getAllByRole(role);
    // Testing Library makes no pointer events with a type.
    for (const type of ['pointerdown', 'pointerup']) {
      const event = new MouseEvent(type, { bubbles: true });
      fireEvent(target as HTMLElement, Object.assign(event, { pointerType }));
    }
    expect(screen.getByRole('button', { name: RegExp(`^${button}`) })).toBeVisible();
  });

  test('a mouse that is dragged out of a slide turns nothing, and its next click counts', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
    const { container } = await renderMoving();
    const link = screen.getByRole('link', { name: 'Veins' });
    fireEvent.mouseDown(link, { clientX: 100 });
    fireEvent.mouseMove(link, { clientX: 140 });
    fireEvent.mouseLeave(container.querySelector('.slick-list')!);
    // Whether nothing has prevented it.
    expect(fireEvent.click(link)).toBe(true);
    expect(reachableTitles(container)).toEqual(['Veins']);
  });

  test.each([
    ['one finger turns it', 980, 1, 'Hearts'],
    ['two fingers enlarge the page and turn nothing', 980, 2, 'Veins'],
    ['one finger moves a page that is enlarged and turns nothing', 144, 1, 'Veins'],
    ['one finger moves a desktop site that is enlarged on a phone', 400, 1, 'Veins'],
  ])('%s', async (_case, width, fingers, title) => {
    view(width);
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
    const { container } = await renderMoving();
    const link = screen.getByRole('link', { name: 'Veins' });
    const at = (...all: number[]) => ({
      touches: all.slice(0, fingers).map((pageX) => ({ pageX, pageY: 0 })),
    });
    fireEvent.touchStart(link, { touches: [{ pageX: 170, pageY: 0 }] });
    fireEvent.touchStart(link, at(170, 220));
    fireEvent.touchMove(link, at(140, 250));
    fireEvent.touchMove(link, at(50, 340));
    fireEvent.touchEnd(link, { touches: [] });
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(reachableTitles(container)).toEqual([title]);
  });

  test.each([980, 144])(
    'a tap on a link is followed by its click, %s px in view',
    async (width) => {
      view(width);
      await renderMoving();
      const link = screen.getByRole('link', { name: 'Veins' });
      fireEvent.touchStart(link, { touches: [{ pageX: 170, pageY: 0 }] });
      // What is prevented has no click.
      expect(fireEvent.touchEnd(link, { touches: [] })).toBe(true);
    },
  );

  test('all slides side by side are a plain row without controls', async () => {
    const { container } = await renderMoving([{ from: 0, items: 4 }]);

    expect(container.querySelector('[data-row=moving]')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(4);
  });
});
