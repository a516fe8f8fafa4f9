import { loadToasts } from './loadToasts';

let attempts = 0;
let failures = 0;
jest.mock('./Toasts', () => {
  attempts += 1;
  if (attempts <= failures) throw new Error('404');
  return { showToast: () => {} };
});

test('a failed load is retried once, and again the next time', async () => {
  failures = 3;
  await expect(loadToasts()).rejects.toThrow('404');
  expect(attempts).toBe(2);

  expect(await loadToasts()).toHaveProperty('showToast');
  expect(attempts).toBe(4);
  await loadToasts();
  expect(attempts).toBe(4);
});
