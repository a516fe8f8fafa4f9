import { mapWithLimit } from './mapWithLimit';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('does at most so many at a time, and gives the results in the order of the items', async () => {
  let running = 0;
  let most = 0;
  const results = await mapWithLimit([5, 1, 3, 2, 4], 2, async (item, index) => {
    most = Math.max(most, ++running);
    await pause(item);
    running -= 1;
    return `${index}:${item}`;
  });
  expect(results).toEqual(['0:5', '1:1', '2:3', '3:2', '4:4']);
  expect(most).toBe(2);
});

test('rejects with the first failure once what is under way has ended, and starts no more', async () => {
  const ended: number[] = [];
  const all = mapWithLimit([0, 1, 2, 3], 2, async (item) => {
    if (item === 0) throw new Error('first');
    await pause(5);
    ended.push(item);
  });
  await expect(all).rejects.toThrow('first');
  expect(ended).toEqual([1]);
});
