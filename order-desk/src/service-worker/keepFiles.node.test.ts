import { keepFiles } from './keepFiles';

const SCRIPT = '/assets/desk-1.js';
const FILES = ['/', '/manifest.webmanifest', SCRIPT, '/assets/desk-1.css'];
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  webmanifest: 'application/manifest+json',
  js: 'text/javascript',
  css: 'text/css',
};
const PORTAL = '<!doctype html><title>Sign in to this network</title>';

/** By the name of its cache. */
let caches: Map<string, Map<string, string>>;
let answers: Map<string, Response>;
/** The file for which there is no room; none has this name. */
let full: string;

const response = (text: string, type = '', status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': type } });

beforeEach(() => {
  full = '';
  caches = new Map([['desk-0', new Map([['/', 'of before']])]]);
  answers = new Map(
    FILES.map((path) => [
      path,
      response(`<script src="${SCRIPT}">`, types[path.split('.')[1] ?? 'html']),
    ]),
  );
  const open = async (name: string) => {
    const cache = caches.get(name) ?? new Map<string, string>();
    caches.set(name, cache);
    return {
      async put(path: string, it: Response) {
        const text = await it.text();
        if (path === full) throw new DOMException('No room.', 'QuotaExceededError');
        cache.set(path, text);
      },
    };
  };
  Object.assign(globalThis, {
    caches: { open, delete: async (name: string) => caches.delete(name) },
    fetch: async (path: string) => answers.get(path),
  });
});

test('keeps all files of the desk, beside those of before', async () => {
  await keepFiles('desk-1', FILES);
  const kept = caches.get('desk-1');
  expect([...(kept?.keys() ?? [])].sort()).toEqual([...FILES].sort());
  expect(kept?.get('/')).toContain(SCRIPT);
  expect(caches.get('desk-0')?.get('/')).toBe('of before');
});

test('a device without room for all of them keeps none, and those of before', async () => {
  full = SCRIPT;
  await expect(keepFiles('desk-1', FILES)).rejects.toThrow('No room.');
  expect([...caches.keys()]).toEqual(['desk-0']);
});

const redirected = Object.defineProperty(
  response(`<script src="${SCRIPT}">`, types.html),
  'redirected',
  {
    value: true,
  },
);
test.each([
  ['an error for a script', SCRIPT, response('503', types.js, 503)],
  ['an empty script', SCRIPT, response('', types.js)],
  ['a portal’s page for a script', SCRIPT, response(PORTAL, types.html)],
  ['a portal’s page for a sheet', '/assets/desk-1.css', response(PORTAL, types.html)],
  ['a portal’s page for the manifest', '/manifest.webmanifest', response(PORTAL, types.html)],
  ['a portal’s page for the desk’s', '/', response(PORTAL, types.html)],
  ['an address elsewhere for the desk’s page', '/', redirected],
  ['the page of another build', '/', response('<script src="/assets/desk-2.js">', types.html)],
])('keeps nothing after %s', async (_, path, answer) => {
  answers.set(path, answer);
  await expect(keepFiles('desk-1', FILES)).rejects.toThrow(`${path} was answered`);
  expect([...caches.keys()]).toEqual(['desk-0']);
});
