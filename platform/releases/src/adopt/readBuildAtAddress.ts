import { manifestOf, filesNamedBy } from './manifest';
import { importsOf } from './moduleImports';
import { insideBuild, MANIFEST, MAX_BYTES, MAX_FILES, type ForeignBuild } from './foreignBuild';

/** How long one file may take, in ms. */
const TIMEOUT_MS = 30_000;

const isModule = (path: string) => /\.m?js$/.test(path);

/**
 * Reads a build from an address: that of its `mf-manifest.json`, of its container script, or of the folder of both. It is fetched
 * whole: what the manifest names, and what its modules import. Rejects with what is missing.
 */
export async function readBuildAtAddress(address: string): Promise<ForeignBuild> {
  const given = new URL(address);
  const isFile = /\.(json|m?js)$/.test(given.pathname);
  const base = new URL(isFile ? '.' : given.pathname.replace(/\/?$/, '/'), given);
  const start = isFile ? (given.pathname.split('/').at(-1) ?? MANIFEST) : MANIFEST;
  const files = new Map<string, Buffer>();
  let bytes = 0;

  async function fetchFile(path: string): Promise<Buffer> {
    const known = files.get(path);
    if (known) return known;
    const from = new URL(path, base);
    const answer = await fetch(from, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      (cause: unknown) => {
        throw new Error(`${from} cannot be fetched.`, { cause });
      },
    );
    if (!answer.ok) throw new Error(`${from} is missing: it answers ${answer.status}.`);
    const content = Buffer.from(await answer.arrayBuffer());
    bytes += content.length;
    if (bytes > MAX_BYTES || files.size >= MAX_FILES) {
      throw new Error(`The build at ${address} is larger than a remote may be.`);
    }
    files.set(path, content);
    return content;
  }

  const first = await fetchFile(start);
  const waiting: string[] = [];
  if (start.endsWith('.json'))
    waiting.push(...filesNamedBy(manifestOf(first.toString('utf8'), address)));
  else waiting.push(start);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const own = insideBuild(path);
    const isNew = !files.has(own);
    const text = (await fetchFile(own)).toString('utf8');
    if (isModule(own) && (isNew || own === start)) {
      const imported = await importsOf(own, text);
      waiting.push(...imported.filter((it) => !files.has(it)));
    }
  }
  const named = [...files.keys()].some((it) => it !== start && isModule(it));
  if (!start.endsWith('.json') && !named) {
    throw new Error(
      `${address} does not say which files belong to it. Give the address of its ${MANIFEST}, or the folder of the build.`,
    );
  }
  return { from: address, files, start };
}
