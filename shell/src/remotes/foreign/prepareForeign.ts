import { registerRemotes, registerShared } from '@module-federation/enhanced/runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import type { PinnedRelease } from '@site/contracts/pinnedReleases';
import { shareConfig } from '@site/contracts/sharedLibraries';
import shell from '../../../package.json';
import { fetchAhead, type AheadFile } from './fetchAhead';

const { react } = shell.dependencies;

/** Builds of others may share this part of React as a library of its own; without it they bring a second copy of all. */
function provideParts(): void {
  const share = (version: string, library: object) => ({
    version,
    lib: () => library,
    shareConfig: shareConfig(version),
  });
  registerShared({
    'react/jsx-runtime': share(react, jsxRuntime),
  } as Parameters<typeof registerShared>[0]);
}

/**
 * Makes a remote that others built ready to be asked for a module. Its own loader knows no hashes, and may compute wrong
 * addresses. So every file is fetched here first, by its pin: the loader finds it there and asks for nothing.
 */
export async function prepareForeign(name: string, release: PinnedRelease): Promise<void> {
  const { entry, integrity, adopted } = release;
  if (!adopted) return;
  const { base, type, container, scripts, styles } = adopted;
  const file = (path: string, kind: AheadFile['kind']): AheadFile => ({
    kind,
    path,
    address: base + path,
    integrity: integrity[base + path] ?? '',
  });
  provideParts();
  const isModule = type === 'module';
  const code = isModule ? [...scripts, entry.slice(base.length)] : scripts;
  await Promise.all([
    ...styles.map((path) => fetchAhead(file(path, 'style'))),
    ...code.map((path) => fetchAhead(file(path, isModule ? 'module' : 'script'))),
  ]);
  registerRemotes([{ name: container, alias: name, entry, type }]);
}
