import { deskPatterns } from '@site/contracts/deskChange';
import { patterns } from '@site/contracts/enquiry';
import { newId } from './newId';

test('an id is one of an entry and of a document, and none comes twice', () => {
  const ids = Array.from({ length: 1000 }, newId);

  for (const id of ids) {
    expect(id).toMatch(deskPatterns.entryId);
    expect(id).toMatch(patterns.id);
  }
  expect(new Set(ids).size).toBe(1000);
});
