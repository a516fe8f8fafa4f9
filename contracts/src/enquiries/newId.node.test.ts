import { newId } from './newId';

test('ids are 20 letters, each of them as likely as the others', () => {
  const ids = Array.from({ length: 3000 }, newId);

  expect(ids.every((id) => /^[A-Za-z]{20}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  const counts = new Map<string, number>();
  for (const letter of ids.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const fair = (ids.length * 20) / 52;
  expect(counts.size).toBe(52);
  expect([...counts.values()].every((it) => Math.abs(it - fair) < fair / 4)).toBe(true);
});
