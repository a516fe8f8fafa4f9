import { render, screen } from '@testing-library/react';
import { brand } from '@site/contracts/brand';
import { pictureNames } from '../content/vocabulary';
import { labelLines } from './labelLines';
import { Packshot } from './Packshot';

test.each(pictureNames)('%s has its alt text, and two of it share no id', (picture) => {
  const { container } = render(
    <>
      <Packshot picture={picture} alt="first" lines={['An active 5 mg']} />
      <Packshot picture={picture} alt="second" lines={['An active 5 mg']} />
    </>,
  );
  const html = container.innerHTML;
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  const references = [...html.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);

  expect(screen.getByRole('img', { name: 'first' })).toBeVisible();
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(references));
});

test('packs bear the brand and the actives', () => {
  render(<Packshot picture="forte-carton" alt="carton" lines={['An active 5 mg']} />);
  expect(screen.getByRole('img')).toHaveTextContent(brand.product);
  expect(screen.getByRole('img')).toHaveTextContent('An active 5 mg');
});

test('the small print has a line per active, with its amount where there is one', () => {
  const rows = [
    { active: 'Citrus', amount: '5 mg', what: 'A fruit' },
    { active: 'Tannins', what: 'Astringent' },
  ];
  expect(labelLines({ composition: { lead: '', rows, note: '' } })).toEqual([
    'Citrus 5 mg',
    'Tannins',
  ]);
});
