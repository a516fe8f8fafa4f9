import { act, render, screen } from '@testing-library/react';
import { Carousel } from './Carousel';

jest.mock('./loadSlick', () => ({ loadSlick: () => Promise.reject(new Error('404')) }));

test('when slick does not arrive, the row of slides stays', async () => {
  await act(async () => {
    render(
      <Carousel label="words" interval={2000} show={[{ from: 0, items: 1 }]}>
        <p>First</p>
        <p>Second</p>
      </Carousel>,
    );
  });

  expect(screen.getByText('First')).toBeVisible();
  expect(screen.getByText('Second')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
