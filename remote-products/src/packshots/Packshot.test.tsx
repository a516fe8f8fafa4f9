import { render, screen } from '@testing-library/react';
import { pictureNames } from '@site/contracts/pictureNames';
import { Packshot } from './Packshot';

test.each(pictureNames)('%s reserves its space and has its alt text', (picture) => {
  const { container } = render(<Packshot picture={picture} alt="the pack" sizes="20rem" />);

  const image = screen.getByRole('img', { name: 'the pack' });
  expect(image).toHaveAttribute('width', '1200');
  expect(image).toHaveAttribute('height', '1200');
  expect(container.querySelector('source')).toHaveAttribute('sizes', '20rem');
});
