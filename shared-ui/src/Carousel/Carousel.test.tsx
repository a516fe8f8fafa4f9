import { Profiler } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Carousel } from './Carousel';
import { loadSlick } from './loadSlick';
import type { ShowStep } from './useItemsShown';

const show: ShowStep[] = [
  { from: 0, items: 1 },
  { from: 548, items: 2 },
];
const titles = ['Veins', 'Hearts', 'Legs', 'Steps'];

const carousel = (steps = show) => (
  <Carousel label="pictures of a walk" interval={4000} show={steps}>
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

const reachableTitles = (container: Element) =>
  [...container.querySelectorAll('[aria-roledescription="slide"]')]
    .filter((slide) => !slide.closest('[inert]'))
    .map((slide) => slide.textContent);

/** In small steps, since React renders at the end of each `act`. */
async function wait(ms: number) {
  for (let passed = 0; passed < ms; passed += 50) {
    await act(() => jest.advanceTimersByTimeAsync(50));
  }
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the first frame', () => {
  test('contains every slide once, in order, without inline styles', () => {
    const html = renderToString(carousel());
    const positions = titles.map((title) => html.indexOf(`>${title}<`));

    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(positions).not.toContain(-1);
    expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(4);
    expect(html).not.toContain('style=');
  });

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

  test('the width of the window decides how many slides are shown', async () => {
    setScreen(548);
    const { container } = await renderMoving();
    expect(reachableTitles(container)).toEqual(['Veins', 'Hearts']);
  });

  test('it moves by one slide per interval and loops', async () => {
    const { container } = await renderMoving();

    await wait(3900);
    expect(reachableTitles(container)).toEqual(['Veins']);
    await wait(700);
    expect(reachableTitles(container)).toEqual(['Hearts']);
    await wait(3 * 4000);
    expect(reachableTitles(container)).toEqual(['Veins']);
  });

  test('all slides side by side are a plain row without controls', async () => {
    const { container } = await renderMoving([{ from: 0, items: 4 }]);

    expect(container.querySelector('[data-row=moving]')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(4);
  });
});

describe('it pauses', () => {
  test('while the pointer is over it', async () => {
    const { container, user } = await renderMoving();

    await user.hover(screen.getByText('Veins', { selector: ':not([inert] *)' }));
    await wait(9000);
    expect(reachableTitles(container)).toEqual(['Veins']);

    await user.unhover(screen.getByText('Veins', { selector: ':not([inert] *)' }));
    await wait(4500);
    expect(reachableTitles(container)).toEqual(['Hearts']);
  });

  test('while focus is inside', async () => {
    const { container, user } = await renderMoving();

    await user.tab();
    expect(screen.getByRole('button', { name: 'Pause pictures of a walk' })).toHaveFocus();
    await wait(9000);
    expect(reachableTitles(container)).toEqual(['Veins']);
  });

  test('after Pause, until Play is pressed', async () => {
    const { container, user } = await renderMoving();

    await user.click(screen.getByRole('button', { name: /Pause/ }));
    await user.unhover(screen.getByRole('button', { name: /Play/ }));
    act(() => (document.activeElement as HTMLElement).blur());
    await wait(9000);
    expect(reachableTitles(container)).toEqual(['Veins']);
  });
});

test('moves by button are announced, autoplay is not', async () => {
  const { container, user } = await renderMoving();
  const status = container.querySelector('[aria-live]');

  await wait(4600);
  expect(reachableTitles(container)).toEqual(['Hearts']);
  expect(status?.textContent).toBe('');

  await user.click(screen.getByRole('button', { name: /Next/ }));
  await wait(600);
  expect(reachableTitles(container)).toEqual(['Legs']);
  expect(status).toHaveTextContent('3 of 4');

  await user.click(screen.getByRole('button', { name: /Previous/ }));
  await wait(600);
  expect(status).toHaveTextContent('2 of 4');
});

test("arrow keys move it, the browser's shortcuts do not", async () => {
  const { container, user } = await renderMoving();
  await user.tab();

  await user.keyboard('{ArrowRight}');
  await wait(600);
  expect(reachableTitles(container)).toEqual(['Hearts']);
  expect(container.querySelector('[aria-live]')).toHaveTextContent('2 of 4');

  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await wait(600);
  expect(reachableTitles(container)).toEqual(['Hearts']);

  await user.keyboard('{ArrowLeft}');
  await wait(600);
  expect(reachableTitles(container)).toEqual(['Veins']);
});

test('focus in a hidden slide moves to the current one', async () => {
  const { user } = await renderMoving();
  act(() => screen.getByText('Veins', { selector: ':not([inert] *)' }).focus());

  await user.keyboard('{ArrowRight}');
  await wait(600);
  expect(document.activeElement).toHaveAccessibleName('2 of 4');

  await user.tab();
  expect(document.activeElement).toHaveTextContent('Hearts');
});

test('focus stays on its link when slick replaces the row', async () => {
  jest.useFakeTimers();
  render(carousel());
  // Its name is read once.
  const group = screen.getByRole('group', { name: 'pictures of a walk' });
  act(() => screen.getByText('Veins').focus());
  await act(async () => {
    await loadSlick();
    await jest.advanceTimersByTimeAsync(20);
  });
  expect(screen.getByRole('button', { name: /Pause/ })).toBeVisible();
  expect(group).toContainElement(document.activeElement as HTMLElement);
  expect(document.activeElement).toHaveTextContent('Veins');
  expect(document.activeElement?.closest('[data-row=moving]')).not.toBeNull();
  expect(document.activeElement?.closest('[inert]')).toBeNull();
});
