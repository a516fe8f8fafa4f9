import { rememberSuccess } from './rememberSuccess';

test('loads once, also for two callers at the same time', async () => {
  let attempts = 0;
  const load = rememberSuccess(async () => ++attempts);

  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
});

test('a failed load is tried again', async () => {
  let attempts = 0;
  const load = rememberSuccess(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('no network');
    return attempts;
  });

  await expect(load()).rejects.toThrow('no network');
  expect(await load()).toBe(2);
});
