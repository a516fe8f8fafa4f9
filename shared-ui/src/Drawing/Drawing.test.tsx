import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Drawing } from './Drawing';

test('is decoration without an alt text, and reserves its space', () => {
  render(<Drawing file="/a.svg" />);
  const drawing = screen.getByRole('presentation');
  expect(drawing).toHaveAttribute('src', '/a.svg');
  expect(drawing).toHaveAttribute('width', '96');
  expect(drawing).toHaveAttribute('height', '96');
});

test('takes an alt text and a view', () => {
  render(<Drawing file="/a.svg" view="plum" alt="A leaf" ratio={[3, 2]} />);
  const drawing = screen.getByRole('img', { name: 'A leaf' });
  expect(drawing).toHaveAttribute('src', '/a.svg#plum');
  expect(drawing).toHaveAttribute('width', '3');
});

test('browser and server render the same address', () => {
  const html = renderToString(<Drawing file="/a.svg" />);
  expect(renderToString(<Drawing file={`${location.origin}/a.svg`} />)).toBe(html);
  expect(renderToString(<Drawing file="https://elsewhere.example/a.svg" />)).not.toBe(html);
});
