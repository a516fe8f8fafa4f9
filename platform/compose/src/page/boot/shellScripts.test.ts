import { waitFor } from '@testing-library/dom';

const base = '/releases/shell/1.0.0/';
const element = (file: string) =>
  `<script src="${base}${file}" integrity="sha384-${file}"></script>`;
const NAMES = ['react.js', 'main.js'];

const fetching = jest.fn();
let help: HTMLElement;

/** Opens a page with two scripts, and starts them. */
async function start() {
  const scripts = NAMES.flatMap((name) => [element(name), element(`${name}?retry`)]).join('');
  document.head.replaceChildren();
  document.body.innerHTML = `
    <section id="site-help" hidden><button>Try again</button></section>
    <template id="site-scripts">${scripts}</template>
    <script id="site-releases" type="application/json">{}</script>`;
  help = document.getElementById('site-help') as HTMLElement;
  jest.resetModules();
  const { startShell } = await import('./shellScripts');
  startShell('low');
  startShell('high');
}

const asked = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.src.split(base)[1] ?? '');
const latest = () => [...document.head.querySelectorAll('script')].at(-1) as HTMLScriptElement;
const answer = (name: string, type: 'load' | 'error') =>
  [...document.head.querySelectorAll('script')]
    .find((script) => script.src.endsWith(name))
    ?.dispatchEvent(new Event(type));

let listening: jest.SpyInstance<void, Parameters<typeof addEventListener>>;
beforeEach(() => {
  listening = jest.spyOn(window, 'addEventListener');
  AbortSignal.timeout = () => new AbortController().signal;
  Object.assign(globalThis, { fetch: fetching });
  fetching.mockReset().mockResolvedValue({});
});

afterEach(() => {
  // Each test has a boot script of its own.
  listening.mock.calls.forEach((call) => removeEventListener(...call));
  listening.mockRestore();
});

test('scripts are fetched side by side, once, with their hashes, and run in their order', async () => {
  await start();
  const scripts = [...document.head.querySelectorAll('script')];

  expect(asked()).toEqual(NAMES);
  expect(scripts.map((script) => script.getAttribute('integrity'))).toEqual([
    'sha384-react.js',
    'sha384-main.js',
  ]);
  expect(scripts.map(({ async }) => async)).toEqual([false, false]);
});

test('a script that fails is asked for again under another address, and those behind it run after it', async () => {
  await start();
  answer('react.js', 'error');
  // Until then none of the others may run.
  expect(asked()).toEqual([]);

  await waitFor(() => expect(asked()).toEqual(['react.js?retry']));
  expect(latest().getAttribute('integrity')).toBe('sha384-react.js?retry');
  answer('react.js?retry', 'load');
  await waitFor(() => expect(asked()).toEqual(['react.js?retry', 'main.js?retry']));
  answer('main.js?retry', 'load');
  // What caches hold is renewed for the next visit.
  expect(fetching.mock.calls).toContainEqual([
    `http://localhost${base}react.js`,
    expect.objectContaining({ cache: 'reload' }),
  ]);
  expect(help.hidden).toBe(true);
});

test('a page that is left while its scripts are on their way says nothing, and asks for them when it is back', async () => {
  await start();
  const link = Object.assign(document.createElement('a'), { href: '/buy-now' });
  document.body.append(link);
  // Safari refuses every request of a page from then on.
  fetching.mockRejectedValue(new TypeError('Load failed'));
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  answer('react.js', 'error');
  await new Promise((resolve) => setTimeout(resolve));
  expect(help.hidden).toBe(true);

  fetching.mockResolvedValue({});
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(asked()).toEqual(['react.js?retry']));
});

test('a page that stands in for others has no scripts to start', async () => {
  document.body.innerHTML = '';
  jest.resetModules();
  const { startShell } = await import('./shellScripts');
  expect(() => startShell('low')).not.toThrow();
});
