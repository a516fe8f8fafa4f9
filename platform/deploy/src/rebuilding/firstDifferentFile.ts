import type { Release } from '@site/releases';

/** The first file that two builds of a release do not have alike; undefined when there is none. */
export function firstDifferentFile(
  { files }: Pick<Release, 'files'>,
  { files: others }: Pick<Release, 'files'>,
): string | undefined {
  const names = [...new Set([...Object.keys(files), ...Object.keys(others)])].sort();
  const differing = names.filter((name) => files[name] !== others[name]);
  // A server's build holds the address of the release, which follows from the files for the browser.
  return differing.find((name) => !name.startsWith('server/')) ?? differing[0];
}
