import { act, render, screen } from '@testing-library/react';
import { Around } from '../../testing/Around';
import { standInObserver } from '../../testing/standInObserver';
import { SectionNav } from './SectionNav';

test('the section that is being read is marked', () => {
  const { observed, bringIntoView } = standInObserver();
  render(
    <Around>
      <section id="indications" data-testid="indications" />
      <SectionNav />
    </Around>,
  );
  expect(observed).toEqual(['indications']);
  expect(screen.queryByRole('link', { current: 'location' })).toBeNull();

  act(() => bringIntoView(screen.getByTestId('indications')));
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Indications');
});
