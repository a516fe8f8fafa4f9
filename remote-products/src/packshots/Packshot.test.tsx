import { render, screen } from '@testing-library/react';
import { pictureNames } from '../content/vocabulary';
import { Packshot } from './Packshot';

test.each(pictureNames)('%s keeps its place, and says what it shows', (picture) => {
  render(<Packshot picture={picture} alt="what is in it" sizes="20rem" />);

  const image = screen.getByRole('img', { name: 'what is in it' });
  expect(image).toHaveAttribute('width', '1200');
  expect(image).toHaveAttribute('height', '1200');
  expect(image).toHaveAttribute('sizes', '20rem');
});
