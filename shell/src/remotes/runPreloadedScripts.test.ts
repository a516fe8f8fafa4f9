import { runPreloadedScripts } from './runPreloadedScripts';

const release = (entry: string) => ({ release: '1.0.0', entry, integrity: {} });
const releases = { remoteProducts: release('/p/entry.js'), remoteOrder: release('/o/entry.js') };

function preload(...files: string[]): void {
  document.head.innerHTML = files
    .map((file) => `<link rel="preload" as="script" href="${file}" integrity="sha384-of-${file}">`)
    .join('');
}
const scripts = () => [...document.querySelectorAll('script')];
afterEach(() => document.head.replaceChildren());

test('runs each module’s script with its hash, and leaves entries to the runtime', () => {
  preload('/p/entry.js', '/o/entry.js', '/p/ProductPage.js', '/o/forms.js');
  runPreloadedScripts(document, releases);

  expect(
    scripts().map(({ src, integrity, crossOrigin }) => ({ src, integrity, crossOrigin })),
  ).toEqual(
    ['/p/ProductPage.js', '/o/forms.js'].map((file) => ({
      src: `http://localhost${file}`,
      integrity: `sha384-of-${file}`,
      crossOrigin: 'anonymous',
    })),
  );
});

test('a script that fails is taken away, so that webpack asks anew', () => {
  preload('/p/ProductPage.js');
  runPreloadedScripts(document, releases);
  scripts()[0]?.dispatchEvent(new Event('error'));

  expect(scripts()).toEqual([]);
});
