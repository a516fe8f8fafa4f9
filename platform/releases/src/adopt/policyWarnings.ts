import { REACT_DOM } from './checkSharedLibraries';
import type { ForeignBuild } from './foreignBuild';

/** HTML from strings, and policies for it: `require-trusted-types-for` and `trusted-types` refuse both. */
const HTML_FROM_STRINGS =
  /\.(?:inner|outer)HTML\s*=(?!=)|\binsertAdjacentHTML\(|\bdangerouslySetInnerHTML\s*:|\bdocument\.write\(|\.createPolicy\(/;

/** `default-src 'none'` holds for them. */
const MEDIA = /\.(mp4|webm|ogv|mov|mp3|m4a|ogg|opus|wav|flac)$/i;

/**
 * What a build has that the page's policy refuses where it is reached. Whether it is, only the page shows: libraries have such
 * code for those who ask for it. React DOM is passed over: what reaches its own is `dangerouslySetInnerHTML`.
 */
export function policyWarnings({ files }: ForeignBuild, scripts: readonly string[]): string[] {
  const textOf = (path: string) => files.get(path)?.toString('utf8') ?? '';
  const fromStrings = scripts.filter((path) => {
    const text = textOf(path);
    return !REACT_DOM.test(text) && HTML_FROM_STRINGS.test(text);
  });
  const media = [...files.keys()].filter((path) => MEDIA.test(path));
  return [
    ...fromStrings.map(
      (path) =>
        `${path} can make HTML from strings, which the page's policy refuses: use every part of it in a preview.`,
    ),
    ...media.map((path) => `${path} is not played: the page's policy allows no video or sound.`),
  ];
}
