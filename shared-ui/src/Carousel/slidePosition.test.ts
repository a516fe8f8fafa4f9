import { englishWords, slidePosition, slidesInView } from './carouselWords';

test('a slide is named by its place', () => {
  expect(slidePosition(1, 4, englishWords)).toBe('2 of 4');
});

test.each([
  [1, 1, 4, '2 of 4'],
  [1, 2, 4, '2 and 3 of 4'],
  [0, 3, 5, '1 to 3 of 5'],
  [3, 2, 4, '4 and 1 of 4'],
])('from index %i, %i in view of %i reads "%4$s"', (first, shown, count, text) => {
  expect(slidesInView(first, shown, count, englishWords)).toBe(text);
});
