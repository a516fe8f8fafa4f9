import { CACHE_PREFIX, COMPOSED_SITE } from '@site/contracts/serviceWorker';

const OLD = '/releases/products/1/';
const NEW = '/releases/products/2/';

/** The caches of an earlier composition, and of the one that is installed. */
const EARLIER = `${CACHE_PREFIX}fedcbafedcba`;
const CURRENT = `${CACHE_PREFIX}abcdefabcdef`;

/** A response as a cache keeps it. */
const response = (body: string, etag?: string, status = 200) =>
  new Response(status === 304 ? null : body, { status, headers: etag ? { ETag: etag } : {} });

let stores: Map<string, Map<string, Response>>;
let connection: { saveData: boolean } | undefined;
let asked: [path: string, etag: string | undefined][];

/** The module of the worker of a composition with the second release of the products, on this site. */
async function inWorker(site: Readonly<Record<string, Response>> = {}) {
  jest.resetModules();
  const bases = ['/releases/shell/1/', NEW];
  Object.assign(globalThis, {
    self: globalThis,
    navigator: { connection },
    [COMPOSED_SITE]: { id: 'abcdefabcdef', bases, files: { en: { [`${NEW}entry.js`]: '' } } },
    caches: {
      keys: async () => [...stores.keys()],
      open: async (name: string) => {
        const held = stores.get(name) ?? new Map<string, Response>();
        stores.set(name, held);
        return {
          keys: async () =>
            [...held.keys()].map((path) => ({ url: `https://site.example${path}` })),
          match: async (path: string) => held.get(path),
          put: async (path: string, response: Response) => void held.set(path, response),
          delete: async (path: string) => held.delete(path),
        };
      },
      delete: async (name: string) => stores.delete(name),
    },
    fetch: async (path: string, { headers }: { headers?: Record<string, string> }) => {
      asked.push([path, headers?.['If-None-Match']]);
      return site[path] ?? response('', undefined, 404);
    },
  });
  return import('./carryOver');
}

/** What that worker holds after it was installed. */
async function carriedOver(site: Readonly<Record<string, Response>>): Promise<[string, string][]> {
  const { carryOver } = await inWorker(site);
  await carryOver();
  const held = [...(stores.get(CURRENT) ?? [])];
  return Promise.all(
    held.map(async ([path, response]) => [path, await response.text()] as [string, string]),
  );
}

beforeEach(() => {
  stores = new Map();
  connection = undefined;
  asked = [];
});

test('files of a release that is still live are taken over unasked', async () => {
  stores.set(EARLIER, new Map([['/releases/shell/1/main.js', response('script')]]));

  expect(await carriedOver({})).toEqual([['/releases/shell/1/main.js', 'script']]);
  expect(asked).toEqual([]);
});

test('who saves data by now goes on with the worker that is there', async () => {
  stores.set(EARLIER, new Map([['/buy-now', response('page')]]));
  connection = { saveData: true };

  await expect(carriedOver({})).rejects.toThrow('saves data');
  expect(asked).toEqual([]);
});

test('a picture is taken over where the next release has the same one, else fetched, and left where it has none', async () => {
  stores.set(
    EARLIER,
    new Map([
      [`${OLD}carton.avif`, response('carton', '"1"')],
      [`${OLD}tube.avif`, response('tube', '"2"')],
      [`${OLD}gone.avif`, response('gone', '"3"')],
      [`${OLD}entry.js`, response('script', '"4"')],
    ]),
  );
  const site = {
    [`${NEW}carton.avif`]: response('', '"1"', 304),
    [`${NEW}tube.avif`]: response('new tube', '"5"'),
  };

  expect(await carriedOver(site)).toEqual([
    [`${NEW}carton.avif`, 'carton'],
    [`${NEW}tube.avif`, 'new tube'],
  ]);
  expect(asked).toEqual([
    [`${NEW}carton.avif`, '"1"'],
    [`${NEW}tube.avif`, '"2"'],
    [`${NEW}gone.avif`, '"3"'],
  ]);
});

test('what has no entity tag is left to the next visit', async () => {
  stores.set(EARLIER, new Map([[`${OLD}carton.avif`, response('carton')]]));

  expect(await carriedOver({ [`${NEW}carton.avif`]: response('carton') })).toEqual([]);
  expect(asked).toEqual([]);
});

test('a page is kept only with all of its files: until then the earlier worker goes on', async () => {
  stores.set(EARLIER, new Map([['/', response('page')]]));
  const page = response('<html data-composition="abcdefabcdef">');

  await expect(carriedOver({ '/': page })).rejects.toThrow('entry.js is missing');
  expect(stores.get(CURRENT)?.has('/')).toBe(false);
});

test.each([
  ['earlier compositions', {}, [CURRENT]],
  ['none while a newer worker is installed', { installing: {} }, [EARLIER, CURRENT]],
  ['none while a newer worker waits', { waiting: {} }, [EARLIER, CURRENT]],
])('what is forgotten: %s', async (_what, registration, names) => {
  for (const name of [EARLIER, CURRENT]) stores.set(name, new Map());
  Object.assign(globalThis, { registration });
  const { forgetOthers } = await inWorker();
  await forgetOthers();

  expect([...stores.keys()]).toEqual(names);
});
