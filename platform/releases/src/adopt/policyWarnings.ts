import { REACT_DOM } from './checkSharedLibraries';
import type { ForeignBuild } from './foreignBuild';

/** HTML from strings, and policies for it: `require-trusted-types-for` and `trusted-types` refuse both. */
const HTML_FROM_STRINGS =
  /\.(?:inner|outer)HTML\s*=(?!=)|\binsertAdjacentHTML\(|\bdangerouslySetInnerHTML["']?\s*:|\bdocument\.write\(|\.createPolicy\(/;

/** What asks React DOM for it, or makes a policy: its own text has the names alone. */
const ASKED_OF_REACT_DOM = /\bdangerouslySetInnerHTML["']?\s*:\s*\{|\.createPolicy\(/;

/** `default-src 'none'` holds for them. */
const MEDIA = /\.(mp4|webm|ogv|mov|mp3|m4a|ogg|opus|wav|flac)$/i;

/**
 * What a build has that the page's policy refuses where it is reached. Whether it is, only the page shows: libraries have such
 * code for those who ask for it.
 */
export function policyWarnings({ files }: ForeignBuild): string[] {
  const fromStrings = [...files.keys()].filter((path) => {
    if (!/\.m?js$/.test(path)) return false;
    const text = files.get(path)?.toString('utf8') ?? '';
    return (REACT_DOM.test(text) ? ASKED_OF_REACT_DOM : HTML_FROM_STRINGS).test(text);
  });
  const media = [...files.keys()].filter((path) => MEDIA.test(path));
  return [
    ...fromStrings.map(
      (path) =>
        `${path} can make HTML from strings, which the page's policy refuses: use every part of it in a preview. The runtimes of Vue and Preact always cause this warning.`,
    ),
    ...media.map((path) => `${path} is not played: the page's policy allows no video or sound.`),
  ];
}
