import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { standInObserver } from '../../testing/standInObserver';
import { SectionNav } from './SectionNav';

test('the section that is being read is marked', () => {
  const { observed, bringIntoView } = standInObserver();
  render(
    <MemoryRouter>
      <section id="indications" data-testid="indications" />
      <SectionNav />
    </MemoryRouter>,
  );
  expect(observed).toEqual(['indications']);
  expect(screen.queryByRole('link', { current: 'location' })).toBeNull();

  act(() => bringIntoView(screen.getByTestId('indications')));
  expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Indications');
});
