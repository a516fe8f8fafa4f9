import { act, render, screen } from '@testing-library/react';
import { TestProviders } from '../../testing/TestProviders';
import { stubIntersectionObserver } from '../../testing/stubIntersectionObserver';
import { SectionNav } from './SectionNav';

test('marks the section in view', () => {
  const { observed, bringIntoView } = stubIntersectionObserver();
  render(
    <TestProviders>
      <section id="indications" data-testid="indications" />
      <SectionNav />
    </TestProviders>,
  );
  expect(observed).toEqual(['indications']);
  expect(screen.queryByRole('link', { current: 'location' })).toBeNull();

  act(() => bringIntoView(screen.getByTestId('indications')));
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Indications');
});
