import type { PageContent } from '../pages/pageContent';
import { plainName } from '../pages/withoutReleases';
import type { ComparedSite } from '../sites/comparedSite';
import type { RegionChange } from './regionChange';
import { bytesText } from './compareFiles';

interface ScriptFile {
  address: string;
  hash: string;
}

/** The script files that any of these pages may load, by their names without release and hash. */
function scriptFilesOf(pages: Iterable<PageContent>): Map<string, ScriptFile[]> {
  const files = new Map<string, Map<string, ScriptFile>>();
  for (const { scriptFiles } of pages) {
    for (const [address, hash] of scriptFiles) {
      const name = plainName(address);
      const named = files.get(name) ?? new Map<string, ScriptFile>();
      files.set(name, named.set(address, { address, hash }));
    }
  }
  return new Map([...files].map(([name, named]) => [name, [...named.values()]]));
}

/** The workspace that files of this name come from. */
const ownerOf = (name: string) => name.split('/')[0] ?? 'shell';

const hashesOf = (files: readonly ScriptFile[] = []) =>
  files
    .map(({ hash }) => hash)
    .sort()
    .join();

/** What changes about the scripts that pages load: they may look alike and do something else. */
export async function compareScripts(
  [before, after]: readonly [ComparedSite, ComparedSite],
  [one, other]: readonly [Iterable<PageContent>, Iterable<PageContent>],
): Promise<RegionChange[]> {
  const [was, is] = [scriptFilesOf(one), scriptFilesOf(other)];
  const sizeOf = async (site: ComparedSite, files: readonly ScriptFile[] = []) => {
    const found = await Promise.all(files.map(({ address }) => site.file(address)));
    return bytesText(found.reduce((sum, it) => sum + (it?.length ?? 0), 0));
  };
  const names = [...new Set([...was.keys(), ...is.keys()])].sort();
  const changes = names.map(async (name): Promise<RegionChange[]> => {
    const [files, others] = [was.get(name), is.get(name)];
    if (hashesOf(files) === hashesOf(others)) return [];
    return [
      {
        heading: 'scripts',
        what: name,
        ...(files && { before: await sizeOf(before, files) }),
        ...(others && { after: await sizeOf(after, others) }),
        region: ownerOf(name),
      },
    ];
  });
  return (await Promise.all(changes)).flat();
}
