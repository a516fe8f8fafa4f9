import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';
import { promises } from './promises';

test('the promise that is checked is the one of the decision page, sentence by sentence', () => {
  const page = readFileSync(join(root, 'docs/decisions/012-what-the-page-promises.md'), 'utf8');
  const table = page.split('\n\n').find((it) => it.startsWith('| name ')) ?? '';
  const rows = table.split('\n').slice(2);
  const written = rows.map((row) =>
    row
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, 3),
  );

  expect(written).toEqual(Object.entries(promises));
});
