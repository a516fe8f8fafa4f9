import { languages } from '@site/contracts/languages';
import { PINNED_RELEASES_ID } from '@site/contracts/pinnedReleases';
import { type LiveReleases, type StoredRelease } from '@site/releases';
import { composePage } from './composePage';
import { pinsScript, readPins } from './pinsScript';

const files = (scripts: string[]) => ({ scripts, styles: [], fonts: [], icons: [] });

function release(application: string, parts: object = {}): StoredRelease {
  const base = `/releases/${application}/1.0.0-abcdefabcdef/`;
  return {
    ...{ application, base, id: '1.0.0-abcdefabcdef', folder: '/nowhere' },
    entry: { ...files(['entry.js']), further: { hi: files(['entry.js']) } },
    modules: { Part: { scripts: ['part.js'], styles: [] } },
    files: { 'web/entry.js': 'sha256-x', 'web/part.js': 'sha256-y' },
    ...parts,
  } as unknown as StoredRelease;
}

const live = {
  shell: release('shell'),
  remoteProducts: release('remoteProducts'),
  remoteOrder: release('remoteOrder'),
} as LiveReleases;

test('a page names all releases, and starts with a script that has their pins', async () => {
  const options = { composition: undefined, languages, settings: {}, year: 2026 };
  const page = { html: '', head: '', help: '', modules: [] };
  const { html } = await composePage(live, options)(page, '/', 'en');
  const named = new RegExp(`id="${PINNED_RELEASES_ID}">(.*?)</script>`).exec(html)?.[1] ?? '';
  const script = pinsScript(live);

  const id = { release: '1.0.0-abcdefabcdef' };
  expect(JSON.parse(named)).toEqual({ shell: id, remoteProducts: id, remoteOrder: id });
  expect(/<script crossorigin src="([^"]*)" integrity="([^"]*)"/.exec(html)?.slice(1)).toEqual([
    script?.address,
    script?.integrity,
  ]);
  const pins = readPins(script?.text ?? '');
  expect(Object.keys(pins)).toEqual(['shell', 'remoteProducts', 'remoteOrder']);
  const base = '/releases/remoteOrder/1.0.0-abcdefabcdef/';
  expect(pins.remoteOrder).toMatchObject({
    entry: `${base}entry.js`,
    integrity: { [`${base}part.js`]: 'sha256-y' },
    files: { Part: ['part.js'] },
  });
});
