import type { StoredRelease, LiveReleases } from '@site/releases';
import { languagesOf, pinnedReleases } from './filesOfPage';

const start = (scripts: string[]) => ({ scripts, styles: [], fonts: [], icons: [] });
const moduleIn = (name: string) => ({ scripts: [name], styles: [], images: [] });

function release(parts: Partial<StoredRelease>, scripts: string[]): StoredRelease {
  return {
    id: '1.0.0-abcdefabcdef',
    base: '/r/',
    modules: {},
    files: Object.fromEntries(scripts.map((it) => [`web/${it}`, 'sha384-x'])),
    ...parts,
  } as StoredRelease;
}

const shell = release({ entry: { ...start(['main.js']), further: { hi: start(['hi.js']) } } }, [
  'main.js',
  'hi.js',
  'tools.js',
]);
const remote = release(
  {
    entry: start(['remoteEntry.js']),
    modules: { Form: moduleIn('forms.js'), 'Form.hi': moduleIn('forms.hi.js') },
  },
  ['remoteEntry.js', 'forms.js', 'forms.hi.js', 'later.js'],
);
const older = release(
  { entry: start(['remoteEntry.js']), modules: { Page: moduleIn('page.js') } },
  ['remoteEntry.js', 'page.js'],
);
const live = { shell, remoteOrder: remote, remoteProducts: older } as LiveReleases;
const scripts = (pinned: { integrity: object } | undefined) =>
  Object.keys(pinned?.integrity ?? {}).map((it) => it.slice('/r/'.length));

test('a page may load the scripts of its own language and those that serve every language', () => {
  const english = pinnedReleases(live, 'en');
  expect(scripts(english.shell)).toEqual(['main.js', 'tools.js']);
  expect(scripts(english.remoteOrder)).toEqual(['remoteEntry.js', 'forms.js', 'later.js']);

  const hindi = pinnedReleases(live, 'hi');
  expect(scripts(hindi.shell)).toEqual(['hi.js', 'tools.js']);
  expect(scripts(hindi.remoteOrder)).toEqual(['remoteEntry.js', 'forms.hi.js', 'later.js']);
});

test('a release that lacks a language is shown in the default one, so a page may load that', () => {
  expect(scripts(pinnedReleases(live, 'hi').remoteProducts)).toEqual(['remoteEntry.js', 'page.js']);
});

test('a page says which files each of its modules has', () => {
  expect(pinnedReleases(live, 'hi').remoteOrder?.files).toEqual({ 'Form.hi': ['forms.hi.js'] });
});

test('a site has the languages of its shell', () => {
  expect(languagesOf(live)).toEqual(['en', 'hi']);
  expect(languagesOf({ ...live, shell: older })).toEqual(['en']);
});
