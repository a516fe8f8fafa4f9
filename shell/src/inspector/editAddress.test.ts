import { editAddress } from './TextCard';

const place = { file: 'shell/content/hi/site 2.json', line: 7, path: 'skip', text: '' };
const TEMPLATE = 'https://git.example/edit/{commit}/{file}#L{line}';

test.each([
  [undefined, 'abc', undefined],
  ['', 'abc', undefined],
  [TEMPLATE, 'abc', 'https://git.example/edit/abc/shell/content/hi/site%202.json#L7'],
  [TEMPLATE, 'abc+changes', 'https://git.example/edit/abc/shell/content/hi/site%202.json#L7'],
  [TEMPLATE, undefined, 'https://git.example/edit/HEAD/shell/content/hi/site%202.json#L7'],
])('%s of commit %s', (template, commit, address) => {
  expect(editAddress(template, place, commit)).toBe(address);
});
