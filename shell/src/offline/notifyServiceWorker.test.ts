const SITE = '<div id="site" data-composition="abcdefabcdef"></div>';

let register: jest.Mock;

/** With a fresh module, as on a page that has just been loaded. */
async function tell(): Promise<void> {
  jest.resetModules();
  const { notifyServiceWorker } = await import('./notifyServiceWorker');
  await notifyServiceWorker();
}

beforeEach(() => {
  register = jest.fn(async () => ({ update: async () => {} }));
  Object.assign(navigator, { serviceWorker: { register } });
  document.body.innerHTML = SITE;
  history.replaceState(null, '', '/buy-now?from=mail');
  performance.getEntriesByType = () => [];
});
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('the browser asks the site itself whether there is a newer worker', async () => {
  await tell();
  expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
});

test.each([
  ['a page that is not kept', () => (document.body.innerHTML = '<div id="site"></div>')],
  ['a visitor who saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
])('%s has no worker', async (_case, arrange) => {
  arrange();
  await tell();
  Reflect.deleteProperty(navigator, 'connection');

  expect(register).not.toHaveBeenCalled();
});
