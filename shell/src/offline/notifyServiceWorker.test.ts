const SITE = '<div id="site" data-composition="abcdefabcdef"></div>';

let posted: unknown[];
let register: jest.Mock;

/** With a fresh module, as on a page that has just been loaded. */
async function tell(): Promise<void> {
  jest.resetModules();
  const { notifyServiceWorker } = await import('./notifyServiceWorker');
  await notifyServiceWorker();
}

beforeEach(() => {
  posted = [];
  const worker = { postMessage: (message: unknown) => posted.push(message) };
  const registration = {
    update: async () => {},
    installing: null,
    waiting: worker,
    active: worker,
  };
  register = jest.fn(async () => registration);
  Object.assign(navigator, { serviceWorker: { register } });
  document.body.innerHTML = SITE;
  history.replaceState(null, '', '/buy-now?from=mail');
  performance.getEntriesByType = () =>
    ['/releases/shell/1/font.woff2', '/releases/shell/1/main.js', '/favicon.ico']
      .map((path) => ({ name: location.origin + path }))
      .concat({ name: 'https://elsewhere.example/releases/x.webp' }) as never;
});
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('every worker of the site hears of the page, and of the pictures and fonts that it has loaded', async () => {
  await tell();

  const shown = {
    type: 'shown-page',
    path: '/buy-now',
    files: ['/releases/shell/1/font.woff2'],
  };
  expect(posted).toEqual([shown, shown]);
  expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
});

test.each([
  ['a page that is not kept', () => (document.body.innerHTML = '<div id="site"></div>')],
  ['a preview', () => history.replaceState(null, '', '/?preview=products@1.0.0')],
  ['a visitor who saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
])('%s has no worker', async (_case, arrange) => {
  arrange();
  await tell();
  Reflect.deleteProperty(navigator, 'connection');

  expect(register).not.toHaveBeenCalled();
});
