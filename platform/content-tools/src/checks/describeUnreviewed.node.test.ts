import { describeUnreviewed } from './describeUnreviewed';

const files = Array.from({ length: 40 }, (_, at) => `shell/content/hi/page-${at}.json`);

test('files without a review are counted in a line that fits a terminal, and listed on demand', () => {
  const [line = '', ...others] = describeUnreviewed(files, false);
  expect(line).toBe(
    '40 files are not reviewed yet ("reviewed": null). To list them: npm run content -- check --unreviewed',
  );
  expect(others).toEqual([]);
  expect(describeUnreviewed(files.slice(0, 1), true)).toEqual([
    '1 file is not reviewed yet ("reviewed": null):',
    '  shell/content/hi/page-0.json',
  ]);
  expect(describeUnreviewed([], true)).toEqual([]);
});
