import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { folderOf } from '@site/contracts/applicationNames';
import { remoteNames } from '@site/contracts/remotes';
import { mapOf, openMap } from '@site/releases/release/releaseMaps';
import type { RenderFailure, RenderJob } from './renderProcess';

/** A place in a release's file, as a line of a stack has it: `server/main.js:12:34`. */
const PLACE = /^(.+):(\d+):(\d+)/;

/** A source of ours, neither a package nor what webpack added. */
const isOurs = (source: string) => !/(^|\/)(node_modules|webpack)\//.test(source);

/** The line of our source that a place in a release's file was built of. Releases of an earlier time have no such maps. */
function sourceOf(folder: string, place: string): string | undefined {
  const [, file = '', line, column] = PLACE.exec(place) ?? [];
  const map = join(folder, mapOf(file));
  if (!existsSync(map)) return undefined;
  const origin = openMap(readFileSync(map, 'utf8'))(Number(line), Number(column));
  if (!origin || !isOurs(origin.source)) return undefined;
  // A store keeps releases by their applications' folders.
  const application = basename(dirname(folder));
  return `${posix.join(application, origin.source)}:${origin.line}:${origin.column}`;
}

/** What failed: the release that the error names, or in whose files it was thrown, or all; and the place, in the sources if possible. */
function originOf(
  { message, stack }: RenderFailure,
  folders: RenderJob['folders'],
): [titles: string, place: string | undefined] {
  const releases = Object.entries(folders);
  const frames = stack.split('\n').flatMap((line) => {
    const [title, folder] = releases.find(([, it]) => line.includes(`${it}/`)) ?? [];
    if (title === undefined || folder === undefined) return [];
    const place = line.slice(line.indexOf(folder) + folder.length + 1).replace(/\)$/, '');
    return [{ title, folder, place }];
  });
  const [first] = frames;
  // Where React throws, the line of ours that brought it there says more.
  const [source] = frames
    .filter(({ title }) => title === first?.title)
    .flatMap(({ folder, place }) => sourceOf(folder, place) ?? []);
  const named = remoteNames.find((name) => new RegExp(`(^|[^\\w/-])${name}/`).test(message));
  const [title] = releases.find(([, it]) => named && it.includes(`/${folderOf(named)}/`)) ?? [];
  const titles = title ?? first?.title ?? Object.keys(folders).join(', ');
  return [titles, source ?? first?.place];
}

/** Says which page cannot be rendered, whose release failed, and where. */
export function describeRenderFailure(
  failure: RenderFailure,
  folders: RenderJob['folders'],
): string {
  const [titles, place] = originOf(failure, folders);
  const at = place === undefined ? '' : ` (${place})`;
  return `${failure.path} cannot be rendered (${titles}), so nothing was published: ${failure.text}${at}`;
}
