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

let kept: Map<string, string>;
let answers: Map<string, Response>;

const response = (text: string, type = '', status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': type } });

beforeEach(() => {
  kept = new Map([['/', 'of before']]);
  answers = new Map(
    FILES.map((path) => [
      path,
      response(`<script src="${SCRIPT}">`, types[path.split('.')[1] ?? 'html']),
    ]),
  );
  const put = async (path: string, it: Response) => void kept.set(path, await it.text());
  Object.assign(globalThis, {
    caches: { open: async () => ({ put }), delete: async () => kept.clear() },
    fetch: async (path: string) => answers.get(path),
  });
});

test('keeps all files of the desk', async () => {
  await keepFiles('desk-1', FILES);
  expect([...kept.keys()].sort()).toEqual([...FILES].sort());
  expect(kept.get('/')).toContain(SCRIPT);
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
  expect([...kept]).toEqual([['/', 'of before']]);
});
