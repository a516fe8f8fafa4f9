import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteDeclaration } from '@site/contracts/remoteDeclaration';
import { declarationOf, type RemoteName } from '@site/contracts/remotes';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { folderStore } from '../store/folderStore';
import type { ReleaseStore } from '../store/releaseStore';
import { verifyRelease } from '../release/verifyRelease';
import { adopt } from './adopt';
import { readBuildFolder } from './readBuildFolder';
import { placeStarter, type Starter } from './testing/starterBuilds';

type Registry = { remotes: object } & Record<'applicationNames' | 'remoteNames', string[]>;

jest.mock('@site/contracts/remotes', () => {
  const starter: RemoteDeclaration = {
    owner: '@others/team',
    devPort: 3098,
    languages: ['en'],
    exposes: { Widget: {} },
    isForeign: true,
    routes: [
      {
        path: '/starter',
        module: 'Widget',
        placeholder: 'panel',
        texts: { en: { title: 'Starter', description: 'A part of others.' } },
      },
    ],
  };
  const actual = jest.requireActual<Registry>('@site/contracts/remotes');
  Object.assign(actual.remotes, { starter });
  actual.applicationNames.push('starter');
  actual.remoteNames.push('starter');
  return actual;
});

const NAME = 'starter' as RemoteName;
const newFolder = temporaryFolders();
const now = () => new Date('2026-11-22T10:00:00Z');
const provided = { react: '19.3.1', 'react-dom': '19.3.1' };

let store: ReleaseStore;
let built: string;
beforeEach(async () => {
  store = folderStore(await newFolder());
});

const place = async (starter: Starter) =>
  (built = placeStarter(starter, join(await newFolder(), 'dist')));
const adoptBuilt = async () => adopt(NAME, await readBuildFolder(built), { store, now, provided });
const change = async (file: string, alter: (text: string) => string) =>
  writeFile(join(built, file), alter(await readFile(join(built, file), 'utf8')));
const changeManifest = (alter: (text: string) => string) => change('mf-manifest.json', alter);

const kinds = [
  [
    ...(['rspack', 'global', /^static\/js\/starter_rspack\.\w+\.js$/] as const),
    [/__federation_expose_Widget\.\w+\.css$/, /i\.\w+\.css$/],
  ],
  ['vite', 'module', /^remoteEntry\.js$/, [/Later-\w+\.css$/, /Widget-\w+\.css$/]],
] as const;

test.each(kinds)('a build of %s becomes a release', async (starter, type, entry, styles) => {
  await place(starter);
  const { release, isNew } = await adoptBuilt();

  expect(isNew).toBe(true);
  expect(release).toMatchObject({
    application: NAME,
    commit: null,
    sharedVersions: {},
    routes: [{ path: '/starter' }],
    adopted: {
      from: 'dist',
      on: '2026-11-22T10:00:00.000Z',
      type,
      container: `starter_${starter}`,
    },
  });
  expect(Object.keys(release.adopted?.shared ?? {})).toEqual(['react', 'react-dom']);
  expect(release.entry.scripts).toEqual([expect.stringMatching(entry)]);
  const { scripts = [], styles: sheets = [] } = release.modules.Widget ?? {};
  // Not those of the page that it has when it runs alone.
  expect(sheets).toEqual(styles.map((sheet) => expect.stringMatching(sheet)));
  const texts = await Promise.all(
    scripts.map((script) => readFile(join(release.folder, 'web', script), 'utf8')),
  );
  // What the build would only need without a shell, and what starts its own page.
  expect(texts.join('')).not.toMatch(/createRoot\(document|reconcilerVersion/);
  expect(texts.join('')).toContain(`Later part of ${starter}`);
  await verifyRelease(release);
});

test('the bytes of its scripts are those that were built, and its styles are in a layer', async () => {
  await place('rspack');
  const { release } = await adoptBuilt();
  const [entry = ''] = release.entry.scripts;
  const [sheet = ''] = release.modules.Widget?.styles ?? [];

  expect(await readFile(join(release.folder, 'web', entry))).toEqual(
    await readFile(join(built, entry)),
  );
  expect(await readFile(join(release.folder, 'web', sheet), 'utf8')).toMatch(
    /^@layer adopted\.starter\s*\{/,
  );
});

test('what is changed in its styles, and what the page will refuse, is said', async () => {
  await place('rspack');
  await writeFile(join(built, 'alone.css'), '[hidden] { display: none !important }');
  await writeFile(join(built, 'rain.mp4'), '');

  expect((await adoptBuilt()).warnings.toSorted()).toEqual([
    'alone.css has !important in rules for all elements of the page. It is taken out there; to keep it, give them a class: [hidden]',
    expect.stringMatching(/^rain\.mp4 is not played: /),
  ]);
});

test('whatever its pictures, fonts and sounds are called, they are in the release; its pages, types and maps are not', async () => {
  await place('rspack');
  const brought = ['font.ttf', 'font.otf', 'film.mp4', 'sound.mp3', 'model.glb', 'of/icons.eot'];
  const unasked = ['page.html', 'deep.js.map', 'widget.d.ts', '@mf-types.zip', '.cache/state.json'];
  for (const file of [...brought, ...unasked]) {
    await mkdir(dirname(join(built, file)), { recursive: true });
    await writeFile(join(built, file), '');
  }
  const { release } = await adoptBuilt();

  const files = Object.keys(release.files);
  expect(files).toEqual(expect.arrayContaining(brought.map((file) => `web/${file}`)));
  expect(files.filter((file) => unasked.includes(file.slice('web/'.length)))).toEqual([]);
});

test('the same build is stored once, and another one under the next version', async () => {
  await place('rspack');
  const first = await adoptBuilt();
  expect(await adoptBuilt()).toMatchObject({ release: first.release, isNew: false });

  await change(first.release.entry.scripts[0] ?? '', (text) => `${text}\n`);
  const second = await adoptBuilt();
  expect([first, second].map(({ release }) => release.version)).toEqual(['1.2.0', '1.2.1']);
});

test('a damaged release of the same build is to be deleted first', async () => {
  await place('rspack');
  const { release } = await adoptBuilt();
  await writeFile(join(release.folder, 'release.json'), '{');
  await expect(adoptBuilt()).rejects.toThrow(`Delete ${release.folder}, then run this again.`);
});

test('the same build under another declaration is another release', async () => {
  await place('rspack');
  await adoptBuilt();
  const declaration = declarationOf(NAME);
  const [route] = declaration.routes ?? [];
  const texts = { en: { title: 'The starter', description: 'What others say now.' } };
  const changed = jest.replaceProperty(declaration, 'routes', [{ ...route!, texts }]);
  const { release, isNew } = await adoptBuilt();
  expect({ isNew, version: release.version }).toEqual({ isNew: true, version: '1.2.1' });
  expect(release.routes?.[0]?.texts).toEqual(texts);
  expect(await adoptBuilt()).toMatchObject({ release, isNew: false });

  changed.restore();
  expect((await adoptBuilt()).release.version).toBe('1.2.0');
});

test.each([
  [
    'a file is missing',
    async () => {
      const text = await readFile(join(built, 'mf-manifest.json'), 'utf8');
      const chunk = /static\/js\/async\/i\.\w+\.js/.exec(text)?.[0] ?? '';
      await rm(join(built, chunk));
    },
    /^The build names static\/js\/async\/i\.\w+\.js, which is missing\. Build it again, whole\.$/,
  ],
  [
    'its manifest leads out of the build',
    () => changeManifest((text) => text.replace(/static\/css\/async\/i\./, '../../etc/')),
    /^The build names "\.\.\/\.\.\/etc\/.*", which is not a file of its own folder\.$/,
  ],
  [
    'it wants React 17',
    () => changeManifest((text) => text.replaceAll('"^19.3.1"', '"^17.0.2"')),
    /^starter wants react \^17\.0\.2, and the shell brings 19\.3\.1\. Build it with react 19\.3\.1, or take react and react-dom out of "shared" and export \{ mount \}\.$/,
  ],
  [
    'it does not share React as a singleton',
    () => changeManifest((text) => text.replaceAll('"singleton": true', '"singleton": false')),
    /and not as a singleton\. Write \{ singleton: true \} for it in its build, or take .* and export \{ mount \}\.$/,
  ],
  [
    'it shares React DOM alone',
    () => changeManifest((text) => text.replaceAll('"name": "react"', '"name": "preact"')),
    /^starter shares one of react and react-dom, and brings its own react\. Share both as singletons, or take .* and export \{ mount \}\.$/,
  ],
  [
    'it is one for development',
    () =>
      writeFile(
        join(built, 'Later.js'),
        '"./src/Later.js"(){eval("later();\\n\\n//# sourceURL=webpack-internal:///./src/Later.js")}',
      ),
    /^starter is a build for development: Later\.js uses eval, which the page's policy forbids\. Build it in production mode\.$/,
  ],
  [
    'it has a file where the site writes its own',
    () => writeFile(join(built, 'release.json'), '{}'),
    /^starter has a release\.json at its root, where the site writes its own\. Rename it in its build\.$/,
  ],
  [
    'it is no build',
    async () => {
      await rm(join(built, 'mf-manifest.json'));
    },
    /has no mf-manifest\.json\. Name the folder that the build writes/,
  ],
])('it is refused with what to do: %s', async (_fault, spoil, message) => {
  await place('rspack');
  await spoil();

  await expect(adoptBuilt()).rejects.toThrow(message);
  expect(await store.list(NAME)).toEqual([]);
});

test('a build that shares react-dom and never imports it is taken; one that brings its own is not', async () => {
  await place('rspack');
  await changeManifest((text) => {
    const manifest = JSON.parse(text) as { shared: { name: string }[] };
    const shared = manifest.shared.filter(({ name }) => name !== 'react-dom');
    return JSON.stringify({ ...manifest, shared });
  });
  await expect(adoptBuilt()).rejects.toThrow('and brings its own react-dom.');

  const files = await readdir(built, { recursive: true });
  for (const file of files
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(built, file))) {
    const text = await readFile(file, 'utf8');
    if (/DOM_INTERNALS|reconcilerVersion/.test(text)) await rm(file);
  }
  const { release } = await adoptBuilt();
  expect(release.adopted?.shared).toEqual({ react: '^19.3.1' });
});

test('a build that shares no React brings its own libraries, and is taken with all of them', async () => {
  await place('rspack');
  const { release: ofShell } = await adoptBuilt();
  await changeManifest((text) => text.replaceAll(/"name": "react(-dom)?"/g, '"name": "vue$1"'));
  const { release } = await adoptBuilt();

  expect(release.adopted?.shared).toEqual({});
  const { scripts = [] } = release.modules.Widget ?? {};
  const added = scripts.filter((script) => !ofShell.modules.Widget?.scripts.includes(script));
  const texts = await Promise.all(
    added.map((script) => readFile(join(release.folder, 'web', script), 'utf8')),
  );
  expect(texts.join('')).toContain('__CLIENT_INTERNALS_DO_NOT_USE');
});

test('a version that only a patch or minor of the shell differs from fits', async () => {
  await place('vite');
  const newer = { react: '19.4.0', 'react-dom': '19.4.0' };
  const build = await readBuildFolder(built);

  await expect(adopt(NAME, build, { store, provided: newer })).resolves.toBeDefined();
  await expect(
    adopt(NAME, build, { store, provided: { ...newer, react: '20.0.0' } }),
  ).rejects.toThrow('starter wants react 19.3.1, and the shell brings 20.0.0.');
});

test('an address is refused: it does not say which pictures, fonts and chunks there are', async () => {
  await expect(readBuildFolder('https://others.example/mf-manifest.json')).rejects.toThrow(
    /mf-manifest\.json is an address, which does not list its files\. Ask for the folder that the build writes, such as dist\.$/,
  );
});
