import { askForSync } from './askForSync';

const withWorker = (getRegistration: () => Promise<unknown>) =>
  Object.assign(navigator, { serviceWorker: { getRegistration } });
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('the browser is asked to wake the worker for what waits', async () => {
  const register = jest.fn(async () => {});
  withWorker(async () => ({ sync: { register } }));
  await askForSync();

  expect(register).toHaveBeenCalledWith('enquiries');
});

test.each([
  ['has no workers', () => {}],
  ['cannot wake it', () => withWorker(async () => ({}))],
  [
    'refuses to',
    () => withWorker(async () => ({ sync: { register: async () => Promise.reject(new Error()) } })),
  ],
])('a browser that %s is left alone', async (_case, arrange) => {
  arrange();

  await expect(askForSync()).resolves.toBeUndefined();
});
