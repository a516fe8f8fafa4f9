import { runPreloadedScripts } from './runPreloadedScripts';

function preload(...files: string[]): void {
  document.head.innerHTML = files
    .map((file) => `<link rel="preload" as="script" href="${file}">`)
    .join('');
}
function scriptOf(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = address;
  script.integrity = `sha384-of-${address}`;
  return script;
}
const scripts = () => [...document.querySelectorAll('script')];
const entry = 'http://localhost/p/entry.js';
afterEach(() => document.head.replaceChildren());

test('runs each script that the page preloads, and tells which are on their way', () => {
  preload('/p/entry.js', '/o/forms.js');
  const underWay = runPreloadedScripts(document, scriptOf);

  expect([...underWay.keys()]).toEqual([entry, 'http://localhost/o/forms.js']);
  expect(scripts()).toEqual([...underWay.values()]);
  expect(scripts()[0]).toMatchObject({ src: entry, integrity: `sha384-of-${entry}` });
});

test.each(['load', 'error'])('after %s a script is no longer under way', (end) => {
  preload('/p/entry.js');
  const underWay = runPreloadedScripts(document, scriptOf);
  scripts()[0]?.dispatchEvent(new Event(end));

  // Whoever needs a script that failed asks for it anew.
  expect(scripts()).toEqual([]);
  expect(underWay.size).toBe(0);
});
