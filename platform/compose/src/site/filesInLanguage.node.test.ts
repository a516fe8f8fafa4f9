import type { StoredRelease } from '@site/releases/release/releaseFormat';
import { filesInLanguage } from './filesInLanguage';

const shell = {
  entry: {
    scripts: ['early.js', 'main.js'],
    styles: ['early.css', 'main.css'],
    fonts: [],
    further: { hi: { scripts: ['early.js', 'hi.js'], styles: ['early.css', 'hi.css'] } },
  },
  files: Object.fromEntries(
    ['early.js', 'main.js', 'hi.js', 'early.css', 'main.css', 'hi.css', 'toasts.js'].map((file) => [
      `web/${file}`,
      'sha256-x',
    ]),
  ),
} as unknown as StoredRelease;

const remote = {
  entry: { scripts: ['remoteEntry.js'], styles: [], fonts: [] },
  files: Object.fromEntries(
    ['remoteEntry.js', 'forms.js', 'forms.hi.js', 'forms.shared.js', 'notice.hi.css', 'notice.css']
      .concat('firestore.js')
      .map((file) => [`web/${file}`, 'sha256-x']),
  ),
} as unknown as StoredRelease;

test.each([
  ['the shell', 'en', shell, ['main.css', 'main.js', 'early.css', 'early.js', 'toasts.js']],
  ['the shell', 'hi', shell, ['hi.css', 'hi.js', 'early.css', 'early.js', 'toasts.js']],
  ...[
    ['a remote', 'en', remote, ['forms.js', 'notice.css']] as const,
    ['a remote', 'hi', remote, ['forms.hi.js', 'notice.hi.css']] as const,
  ].map(([name, language, release, own]) => [
    ...[name, language, release],
    [...own, 'firestore.js', 'forms.shared.js', 'remoteEntry.js'],
  ]),
] as [string, 'en' | 'hi', StoredRelease, string[]][])(
  '%s in %s has its own words and what all languages share',
  (_name, language, release, expected) => {
    const found = Object.keys(release.files)
      .map((file) => file.slice('web/'.length))
      .filter(filesInLanguage(release, language));
    expect(found.sort()).toEqual(expected.sort());
  },
);

test('a build that others made names its files in its own way: all are kept', () => {
  const adopted = { ...remote, adopted: {} } as unknown as StoredRelease;
  expect(['forms.js', 'forms.hi.js'].filter(filesInLanguage(adopted, 'en'))).toHaveLength(2);
});

test('where a release does not speak a language, its pages take the words of the default one', () => {
  const english = {
    ...remote,
    files: { 'web/forms.js': 'sha256-x', 'web/forms.shared.js': 'sha256-x' },
  } as unknown as StoredRelease;
  expect(['forms.js', 'forms.shared.js'].filter(filesInLanguage(english, 'hi'))).toHaveLength(2);
});
