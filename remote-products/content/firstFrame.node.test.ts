import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const styles = readFileSync(
  join(__dirname, '../../shared-ui/src/Carousel/Carousel.module.css'),
  'utf8',
);

const contentFiles = () =>
  readdirSync(__dirname)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(join(__dirname, file), 'utf8'));

test('every step of every carousel has its columns before any script runs', () => {
  const steps = contentFiles().flatMap((text) =>
    [...text.matchAll(/"from": (\d+), "items": (\d+)/g)].map(([, from, items]) => ({
      from,
      items,
    })),
  );

  expect(steps.length).toBeGreaterThan(6);
  for (const { from, items } of steps) {
    // One column from width 0 is what the row has anyway.
    if (from === '0' && items === '1') continue;
    expect(styles).toContain(`.from${from}show${items} {`);
  }
});
