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
