import { scriptsUnderWay } from './scriptsUnderWay';

function scriptOf(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = address;
  script.integrity = `sha384-of-${address}`;
  return script;
}
const scripts = () => [...document.querySelectorAll('script')];
const entry = 'http://localhost/p/entry.js';
afterEach(() => document.head.replaceChildren());

test('runs each script once, and tells which are on their way', () => {
  const underWay = scriptsUnderWay(document, scriptOf);
  [entry, 'http://localhost/o/forms.js', entry].forEach(underWay.run);

  expect(scripts().map(({ src }) => src)).toEqual([entry, 'http://localhost/o/forms.js']);
  expect(underWay.get(entry)).toBe(scripts()[0]);
  expect(scripts()[0]).toMatchObject({ src: entry, integrity: `sha384-of-${entry}` });
});

test.each(['load', 'error'])('after %s a script is no longer under way', (end) => {
  const underWay = scriptsUnderWay(document, scriptOf);
  underWay.run(entry);
  scripts()[0]?.dispatchEvent(new Event(end));
  underWay.run(entry);

  // Whoever needs a script that failed asks for it by itself.
  expect(scripts()).toEqual([]);
  expect(underWay.get(entry)).toBeUndefined();
});
