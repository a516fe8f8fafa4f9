import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Location } from 'react-router-dom';
import type { CommittedLocation } from './useCommittedLocation';
import { useBusyWhileLeaving } from './useBusyWhileLeaving';

type Shown = Pick<CommittedLocation, 'location'>;

const at = (pathname: string): Shown => ({ location: { pathname } as Location });

function Page({ shown }: { shown: Shown }) {
  useBusyWhileLeaving(shown, 'content');
  return <main id="content" />;
}

beforeEach(() => history.replaceState(null, '', '/'));

const setup = () => {
  const shown = at('/');
  const { rerender } = render(<Page shown={shown} />);
  return { show: (next: Shown) => rerender(<Page shown={next} />), shown };
};
const busy = () => screen.getByRole('main').getAttribute('aria-busy');

test('the content is busy from the click until the next page is shown', () => {
  const { show } = setup();
  history.pushState(null, '', '/buy-now');
  fireEvent.click(document.body);
  expect(busy()).toBe('true');

  show(at('/buy-now'));
  expect(busy()).toBeNull();
  fireEvent.click(document.body);
  expect(busy()).toBeNull();
});

test('so it is after the browser has gone back', () => {
  setup();
  history.pushState(null, '', '/buy-now');
  act(() => void fireEvent.popState(window));
  expect(busy()).toBe('true');
});

test('a click that leads nowhere else, or to a place on the page, says nothing', () => {
  const { show, shown } = setup();
  fireEvent.click(document.body);
  history.pushState(null, '', '/#contact');
  fireEvent.click(document.body);
  show(shown);
  expect(busy()).toBeNull();
});
