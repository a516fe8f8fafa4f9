import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { showStep } from './schema';

const styles = readFileSync(
  join(__dirname, '../../shared-ui/src/Carousel/Carousel.module.css'),
  'utf8',
);

const { from: widths, items } = showStep.shape;
const steps = [...widths.values].flatMap((from) => [...items.values].map((shown) => [from, shown]));

// One column from width 0 is what the row has anyway.
test.each(steps.slice(1))('from %i px on, columns for %i need no script', (from, shown) => {
  expect(styles).toContain(`.from${from}show${shown} {`);
});
