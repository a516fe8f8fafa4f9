import { manifestOf, filesNamedBy } from './manifest';
import { importsOf } from './readScript';
import { insideBuild, MANIFEST, MAX_BYTES, MAX_FILES, type ForeignBuild } from './foreignBuild';

/** How long one file may take, in ms. */
const TIMEOUT_MS = 30_000;

const isModule = (path: string) => /\.m?js$/.test(path);

/**
 * Reads a build from the address of its `mf-manifest.json` or of its folder. It is fetched whole: what the manifest names, and what
 * its modules import. Rejects with what is missing.
 */
export async function readBuildAtAddress(address: string): Promise<ForeignBuild> {
  const given = new URL(address);
  const isFile = given.pathname.endsWith(`/${MANIFEST}`);
  const base = new URL(isFile ? '.' : given.pathname.replace(/\/?$/, '/'), given);
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

  const manifest = await fetchFile(MANIFEST);
  const waiting = filesNamedBy(manifestOf(manifest.toString('utf8'), address));
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const own = insideBuild(path);
    const isNew = !files.has(own);
    const text = (await fetchFile(own)).toString('utf8');
    if (isModule(own) && isNew) {
      const imported = await importsOf(own, text);
      waiting.push(...imported.filter((path) => !files.has(path)));
    }
  }
  return { from: address, files };
}
