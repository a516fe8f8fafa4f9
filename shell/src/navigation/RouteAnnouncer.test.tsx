import { render } from '@testing-library/react';
import { RouteAnnouncer } from './RouteAnnouncer';

test('the title of each further page is said politely, that of the first is not', () => {
  document.title = 'First';
  const { container, rerender } = render(<RouteAnnouncer path="/" />);
  const said = () => container.querySelector('[aria-live=polite]')?.textContent;
  expect(said()).toBe('');

  document.title = 'Second';
  rerender(<RouteAnnouncer path="/" />);
  expect(said()).toBe('');
  rerender(<RouteAnnouncer path="/second" />);
  expect(said()).toBe('Second');
});
