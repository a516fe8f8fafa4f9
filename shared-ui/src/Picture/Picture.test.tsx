import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture } from './Picture';

const files = {
  width: 1200,
  height: 900,
  widths: [480, 800],
  avif: ['/a-480.avif', '/a-800.avif'],
  webp: '/a-800.webp',
};

test('offers widths, and one file of another format, and reserves its space', () => {
  const { container } = render(<Picture files={files} alt="A box" sizes="50vw" />);

  const image = screen.getByRole('img', { name: 'A box' });
  expect(image).toHaveAttribute('src', '/a-800.webp');
  expect(image).toHaveAttribute('width', '1200');
  expect(image).toHaveAttribute('height', '900');
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).toHaveAttribute('srcset', '/a-480.avif 480w, /a-800.avif 800w');
  expect(source).toHaveAttribute('sizes', '50vw');
});

test('loads lazily unless it is the first', () => {
  const { rerender } = render(<Picture files={files} alt="A box" sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');

  rerender(<Picture files={files} alt="A box" sizes="50vw" isFirst />);
  expect(screen.getByRole('img')).not.toHaveAttribute('loading');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('browser and server render the same addresses', () => {
  const there = (file: string) => `${location.origin}${file}`;
  const inBrowser = { ...files, avif: files.avif.map(there), webp: there(files.webp) };
  const html = renderToString(<Picture files={files} alt="" sizes="50vw" />);
  expect(renderToString(<Picture files={inBrowser} alt="" sizes="50vw" />)).toBe(html);
  expect(html).not.toContain('style=');
});
