import { linePlot } from './linePlot';

const heights = (svg: string) =>
  [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [+x!, +y!]);

test('draws a point for each value: to the right for more products, higher for more', () => {
  const svg = linePlot('Time', 'products', [
    {
      name: '3 <remotes>',
      points: [
        [200, 8],
        [2, 1],
        [20, 4],
      ],
    },
  ]);
  const [first, second, third] = heights(svg) as [number[], number[], number[]];
  expect(second[0]! - first[0]!).toBeCloseTo(third[0]! - second[0]!, 0);
  expect(first[1]).toBeGreaterThan(second[1]!);
  expect(second[1]).toBeGreaterThan(third[1]!);
  expect(svg).toContain('3 &lt;remotes&gt;');
});

test('one point, and values of nothing, are drawn as well', () => {
  expect(linePlot('Time', 'products', [{ name: 'a', points: [[2, 0]] }])).not.toMatch(
    /NaN|Infinity/,
  );
  expect(linePlot('Time', 'products', [])).toBe('');
});
