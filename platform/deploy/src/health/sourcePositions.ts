import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { mapOf, openMap } from '@site/releases/release/releaseMaps';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { applicationIn } from '@site/contracts/remotes';

/** `shell/1.4.0-0123456789ab/shell.js:1:2345`. */
const POSITION = /^([\w-]+)\/([^/]+)\/(.+):(\d+):(\d+)$/;

/** Finds the lines of our sources for positions in released files: `shell/src/App.tsx:12` instead. */
export function sourcePositions(store: ReleaseStore): (position: string) => Promise<string> {
  const maps = new Map<string, Promise<ReturnType<typeof openMap> | undefined>>();

  async function read(folder: string, id: string, file: string) {
    const application = applicationIn(folder);
    const release = application && (await store.open(application, id));
    const map = mapOf(file);
    if (!release || !Object.hasOwn(release.files, map)) return undefined;
    return openMap(await readFile(join(release.folder, map), 'utf8'));
  }

  return async (position) => {
    const [, folder = '', id = '', file = '', line, column] = POSITION.exec(position) ?? [];
    const key = `${folder}/${id}/${file}`;
    const map = maps.get(key) ?? read(folder, id, file).catch(() => undefined);
    maps.set(key, map);
    const origin = (await map)?.(Number(line), Number(column));
    return origin ? `${posix.join(folder, origin.source)}:${origin.line}` : position;
  };
}
