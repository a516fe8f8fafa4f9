import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { axe } from 'jest-axe';
import { english } from '../../texts/en';
import { Texts } from '../../texts/useTexts';
import { CirculationFigure } from './CirculationFigure';

const figure = (
  <Texts value={english}>
    <CirculationFigure />
  </Texts>
);

const drawing = () => screen.getByRole('img', { name: /^Drawing of a lower leg/ });
const setReducedMotion = (matches: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue({ matches, addEventListener() {}, removeEventListener() {} } as never);

afterEach(() => jest.restoreAllMocks());

test('the first HTML holds a still, and nothing that could not stop it', () => {
  const html = renderToString(figure);
  expect(html).not.toContain('#moving');
  expect(html).not.toContain('<button');
});

test('it moves, and its button stops it and starts it again', async () => {
  setReducedMotion(false);
  const { container } = render(figure);
  expect(drawing()).toHaveAttribute('src', '/picture#moving');

  await userEvent.click(screen.getByRole('button', { name: 'Pause the drawing' }));
  expect(drawing()).toHaveAttribute('src', '/picture');
  await userEvent.click(screen.getByRole('button', { name: 'Play the drawing' }));
  expect(drawing()).toHaveAttribute('src', '/picture#moving');
  expect(await axe(container)).toHaveNoViolations();
});

test('for those who asked for less motion it is still until they press Play', async () => {
  setReducedMotion(true);
  render(figure);
  expect(drawing()).toHaveAttribute('src', '/picture');
  await userEvent.click(screen.getByRole('button', { name: 'Play the drawing' }));
  expect(drawing()).toHaveAttribute('src', '/picture#moving');
});
