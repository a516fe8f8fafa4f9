import type { Pixels } from './differingBands';
import { markDifferences } from './markDifferences';

const WIDTH = 40;

/** A picture whose rows have a grey each, with black rectangles on it. */
function picture(
  greys: readonly number[],
  ...black: [left: number, top: number, width: number, height: number][]
): Pixels {
  const data = Buffer.alloc(WIDTH * greys.length * 4, 255);
  greys.forEach((grey, row) => {
    for (let column = 0; column < WIDTH; column += 1) {
      const isBlack = black.some(
        ([left, top, width, height]) =>
          column >= left && column < left + width && row >= top && row < top + height,
      );
      data.fill(isBlack ? 0 : grey, (row * WIDTH + column) * 4, (row * WIDTH + column) * 4 + 3);
    }
  });
  return { width: WIDTH, height: greys.length, data };
}

const rows = Array.from({ length: 60 }, (_, row) => 100 + row * 2);

test('the same pictures have no marks, nor has what nobody can see', () => {
  const brighter = picture(rows.map((it) => it + 1));

  expect(markDifferences(picture(rows), picture(rows))).toEqual({
    before: [],
    after: [],
    pixels: 0,
  });
  expect(markDifferences(picture(rows), brighter).pixels).toBe(0);
});

test('a part that differs is marked on both sides, with some space', () => {
  const marked = markDifferences(picture(rows), picture(rows, [10, 20, 6, 5]));
  const mark = { left: 6, top: 16, width: 14, height: 13 };

  expect(marked).toEqual({ before: [mark], after: [mark], pixels: 30 });
});

test('what only moves down is not marked', () => {
  const { before, after } = markDifferences(
    picture(rows),
    picture(rows.toSpliced(20, 0, ...Array.from({ length: 8 }, () => 0))),
  );

  expect(after).toEqual([{ left: 0, top: 16, width: WIDTH, height: 16 }]);
  expect(before).toEqual([{ left: 0, top: 16, width: WIDTH, height: 8 }]);
});

test('marks that are close are one', () => {
  const { after } = markDifferences(
    picture(rows),
    picture(rows, [0, 10, 4, 4], [30, 18, 4, 4], [0, 50, 4, 4]),
  );

  expect(after).toEqual([
    { left: 0, top: 6, width: 38, height: 20 },
    { left: 0, top: 46, width: 8, height: 12 },
  ]);
});

test('a row more or less of the same space is no difference, a line is one', () => {
  const space = [...rows.slice(0, 20), 90, 90, 90, 90, ...rows.slice(20)];

  expect(markDifferences(picture(space), picture(space.toSpliced(21, 0, 90))).after).toEqual([]);
  expect(markDifferences(picture(space), picture(space.toSpliced(21, 1))).after).toEqual([]);
  expect(markDifferences(picture(space), picture(space.toSpliced(21, 0, 0))).after).toHaveLength(1);
  expect(markDifferences(picture(space), picture(space.toSpliced(21, 3))).after).toHaveLength(1);
});
