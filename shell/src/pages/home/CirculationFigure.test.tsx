import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { axe } from 'jest-axe';
import { InEnglish } from '../../testing/inEnglish';
import { CirculationFigure } from './CirculationFigure';
import home from '../../../content/home.json';

const figure = (
  <InEnglish>
    <CirculationFigure />
  </InEnglish>
);

const drawing = () => screen.getByRole('img', { name: /^Drawing of a lower leg/ });
const setReducedMotion = (matches: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue({ matches, addEventListener() {}, removeEventListener() {} } as never);

afterEach(() => jest.restoreAllMocks());

test('the prerendered HTML has no animation and no button', () => {
  const html = renderToString(figure);
  expect(html).not.toContain('#moving');
  expect(html).not.toContain('<button');
});

test('is animated, and its button pauses and plays it', async () => {
  setReducedMotion(false);
  const { container } = render(figure);
  expect(drawing()).toHaveAttribute('src', '/picture#moving');

  await userEvent.click(screen.getByRole('button', { name: home.circulation.figure.pause }));
  expect(drawing()).toHaveAttribute('src', '/picture');
  await userEvent.click(screen.getByRole('button', { name: home.circulation.figure.play }));
  expect(drawing()).toHaveAttribute('src', '/picture#moving');
  expect(await axe(container)).toHaveNoViolations();
});

test('with reduced motion it is still until Play is pressed', async () => {
  setReducedMotion(true);
  render(figure);
  expect(drawing()).toHaveAttribute('src', '/picture');
  await userEvent.click(screen.getByRole('button', { name: home.circulation.figure.play }));
  expect(drawing()).toHaveAttribute('src', '/picture#moving');
});
