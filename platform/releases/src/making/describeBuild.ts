import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { inLanguage } from '@site/contracts/exposedModules';
import { declarationOf, modulesOf, type RemoteName } from '@site/contracts/remotes';
import type { Language } from '@site/company/languages';
import {
  entryList,
  filesNamedIn,
  type EntryList,
  type ModuleFiles,
  type Release,
} from '../release/releaseFormat';
import { folderOf, type ApplicationName } from '@site/tooling/workspace';
import { filesUnder } from '../release/hashFiles';
import { parseWithSchema } from '../release/parseWithSchema';

/** The script that every remote's build begins with. */
const CONTAINER = 'remoteEntry.js';

const files = z.object({ sync: z.array(z.string()) });

/** The part of `mf-manifest.json` that is read here. */
const manifest = z.object({
  exposes: z.array(z.object({ name: z.string(), assets: z.object({ js: files, css: files }) })),
});
type Manifest = z.infer<typeof manifest>;

async function readJson<Content>(
  schema: z.ZodType<Content>,
  folder: string,
  file: string,
): Promise<Content> {
  const address = join(folder, file);
  try {
    return parseWithSchema(schema, await readFile(address, 'utf8'), { address, what: 'build' });
  } catch (cause) {
    throw new Error(`The build in ${folder} has no ${file} that can be read.`, { cause });
  }
}

function modulesIn(
  language: Language,
  name: RemoteName,
  { exposes: all }: Manifest,
): [string, ModuleFiles][] {
  const names = modulesOf(name).map((module) => inLanguage<string>(module, language));
  const exposes = all.filter((exposed) => names.includes(exposed.name));
  return names.map((module) => {
    const own = exposes.find((exposed) => exposed.name === module)?.assets;
    if (!own) throw new Error(`The build of ${folderOf(name)} does not expose ${module}.`);
    // Of modules that lie in one script, the manifest tells it of one alone.
    const of = (kind: 'js' | 'css') =>
      own.js.sync.length ? own[kind].sync : exposes.flatMap(({ assets }) => assets[kind].sync);
    // A sheet with the name of a module is that one's alone, and refines what they share.
    const sheets = of('css');
    const isOfModule = (sheet: string) => modulesOf(name).includes(basename(sheet, '.css'));
    const isOwn = (sheet: string) => basename(sheet, '.css') === module.split('.')[0];
    const styles = [...sheets.filter((sheet) => !isOfModule(sheet)), ...sheets.filter(isOwn)];
    return [module, { scripts: of('js'), styles }];
  });
}

async function describeRemote(name: RemoteName, web: string) {
  const read = await readJson(manifest, web, 'mf-manifest.json');
  const modules = declarationOf(name).languages.flatMap((language) =>
    modulesIn(language, name, read),
  );
  return {
    entry: { scripts: [CONTAINER], styles: [], fonts: [] },
    modules: Object.fromEntries(modules),
  };
}

/**
 * Reads from a web build what a page needs of it. Takes the application and the build's folder.
 * Rejects when the build does not say, or names a file that it does not hold.
 */
export async function describeBuild(
  name: ApplicationName,
  web: string,
): Promise<Pick<Release, 'entry' | 'modules'>> {
  const present = await filesUnder(web);
  const described: { entry: EntryList; modules: Record<string, ModuleFiles> } =
    name === 'shell'
      ? { entry: await readJson(entryList, web, 'entry.json'), modules: {} }
      : await describeRemote(name, web);
  const missing = filesNamedIn(described).find((file) => !present.includes(file));
  if (missing) throw new Error(`The build of ${folderOf(name)} does not hold its ${missing}.`);
  return described;
}
