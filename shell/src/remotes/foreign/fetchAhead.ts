/** A file of a remote that others built. */
export interface AheadFile {
  kind: 'style' | 'script' | 'module';
  /** Its path in the build, by which webpack's and Rspack's loaders know a style sheet that is there. */
  path: string;
  address: string;
  integrity: string;
}

function elementOf({ kind, path, address, integrity }: AheadFile): HTMLElement {
  if (kind === 'script') {
    const script = document.createElement('script');
    Object.assign(script, { src: address, integrity, crossOrigin: 'anonymous' });
    return script;
  }
  const link = document.createElement('link');
  // A module that is preloaded by a link with its hash is imported later without a request.
  const rel = kind === 'style' ? 'stylesheet' : 'modulepreload';
  Object.assign(link, { rel, integrity, crossOrigin: 'anonymous', href: address });
  if (kind === 'style') link.dataset.href = path;
  return link;
}

const here = new Map<string, Promise<void>>();

/** Fetches a file, once. Rejects when it does not arrive, or has another hash; the next call tries again. */
export function fetchAhead(file: AheadFile): Promise<void> {
  const known = here.get(file.address);
  if (known) return known;
  const element = elementOf(file);
  const arriving = new Promise<void>((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      here.delete(file.address);
      element.remove();
      reject(new Error(`${file.address} cannot be loaded.`));
    };
  });
  here.set(file.address, arriving);
  document.head.append(element);
  // What a script brought stays; as an element, the build's own loader would wait for it to load.
  if (file.kind === 'script')
    arriving.then(
      () => element.remove(),
      () => {},
    );
  return arriving;
}
