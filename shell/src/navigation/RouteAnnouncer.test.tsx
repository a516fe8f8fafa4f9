import { render } from '@testing-library/react';
import { RouteAnnouncer } from './RouteAnnouncer';

test('announces the title of every page but the first', () => {
  document.title = 'First';
  const { container, rerender } = render(<RouteAnnouncer path="/" />);
  const announced = () => container.querySelector('[aria-live=polite]')?.textContent;
  expect(announced()).toBe('');

  document.title = 'Second';
  rerender(<RouteAnnouncer path="/" />);
  expect(announced()).toBe('');
  rerender(<RouteAnnouncer path="/second" />);
  expect(announced()).toBe('Second');
});
