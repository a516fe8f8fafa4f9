import { compareLists, sharedWords } from './compareLists';

const compare = (before: string[], after: string[]) =>
  compareLists(before, after, (it) => it, sharedWords);

test.each([
  ['nothing', ['a', 'b'], ['a', 'b'], []],
  ['an addition', ['a', 'b'], ['a', 'x', 'b'], [{ after: 'x' }]],
  ['a removal', ['a', 'b'], ['b'], [{ before: 'a' }]],
  [
    'another word',
    ['one two', 'b'],
    ['one three', 'b'],
    [{ before: 'one two', after: 'one three' }],
  ],
  [
    'a new line beside a changed one',
    ['a', 'one two three', 'b'],
    ['a', 'new', 'one two four', 'b'],
    [{ before: 'one two three', after: 'one two four' }, { after: 'new' }],
  ],
  ['what has no word in common', ['a', 'one'], ['a', 'two'], [{ before: 'one' }, { after: 'two' }]],
])('%s', (_, before, after, changes) => expect(compare(before, after)).toEqual(changes));
