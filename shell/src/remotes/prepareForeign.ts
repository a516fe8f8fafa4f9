import { registerRemotes } from '@module-federation/enhanced/runtime';
import type { PinnedRelease } from '@site/contracts/pinnedReleases';
import { scriptAddress } from './scriptPolicy';

/** The element that fetches a file with its hash. */
function elementOf(kind: 'stylesheet' | 'script' | 'modulepreload', address: string) {
  if (kind === 'script') {
    return Object.assign(document.createElement('script'), { src: scriptAddress(address) });
  }
  // A module that is preloaded is imported later without a request.
  return Object.assign(document.createElement('link'), { rel: kind, href: address });
}

const fetches = new Map<string, Promise<void>>();

/** Fetches a file, once. Rejects when it does not arrive, or has another hash; the next call tries again. */
function fetchAhead(address: string, element: HTMLScriptElement | HTMLLinkElement): Promise<void> {
  const known = fetches.get(address);
  if (known) return known;
  const arriving = new Promise<void>((resolve, reject) => {
    element.onload = () => {
      // What a script brought stays; as an element, the build's own loader would wait for it to load.
      if (element instanceof HTMLScriptElement) element.remove();
      resolve();
    };
    element.onerror = () => {
      fetches.delete(address);
      element.remove();
      reject(new Error(`${address} cannot be loaded.`));
    };
  });
  fetches.set(address, arriving);
  document.head.append(element);
  return arriving;
}

/**
 * Makes a remote that others built ready to be asked for a module. Its own loader knows no hashes, and may compute wrong
 * addresses. So every file is fetched here first, by its pin: the loader finds it there and asks for nothing.
 */
export async function prepareForeign(name: string, release: PinnedRelease): Promise<void> {
  const { entry, integrity, adopted } = release;
  if (!adopted) return;
  const { base, type, container, scripts, styles } = adopted;
  const fetchAll = (paths: readonly string[], kind: Parameters<typeof elementOf>[0]) =>
    paths.map((path) => {
      const address = base + path;
      const element = elementOf(kind, address);
      Object.assign(element, { integrity: integrity[address] ?? '', crossOrigin: 'anonymous' });
      // By which webpack's and Rspack's loaders know a style sheet that is there.
      if (kind === 'stylesheet') element.dataset.href = path;
      return fetchAhead(address, element);
    });
  await Promise.all([
    ...fetchAll(styles, 'stylesheet'),
    ...(type === 'module'
      ? fetchAll([...scripts, entry.slice(base.length)], 'modulepreload')
      : fetchAll(scripts, 'script')),
  ]);
  registerRemotes([{ name: container, alias: name, entry, type }]);
}
