import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inLanguage } from '@site/contracts/exposedModules';
import { declarationOf, modulesOf } from '@site/contracts/remotes';
import type { ApplicationName } from '@site/tooling/workspace';
import type { Builder } from '../making/makeRelease';
import { RELEASE_FILE, type Release, type StoredRelease } from '../release/releaseFormat';

async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

/** The web build of an application in which one text tells one build from another. */
function webFiles(name: ApplicationName, text: string): Record<string, string> {
  if (name === 'shell') {
    const entry = { scripts: ['main.js'], styles: ['main.css'], fonts: [] };
    return {
      'entry.json': JSON.stringify(entry),
      'main.js': text,
      'main.css': 'a{}',
    };
  }
  const modules = modulesOf(name).flatMap((module) =>
    declarationOf(name).languages.map((language) => inLanguage<string>(module, language)),
  );
  const exposes = modules.map((module) => ({
    name: module,
    assets: {
      js: { sync: [`${module}.js`], async: ['chunks/later.js'] },
      css: { sync: [`${module}.css`], async: [] },
    },
  }));
  return {
    'mf-manifest.json': JSON.stringify({ exposes }),
    'remoteEntry.js': text,
    'chunks/later.js': 'later',
    'packshot.webp': 'picture',
    ...Object.fromEntries(
      modules.flatMap((module) => [
        [`${module}.js`, module],
        [`${module}.css`, `b{--name:'${module}'}`],
      ]),
    ),
  };
}

/** A `ServerBuild` that shows on each page its address. */
const SHELL_SERVER = `
exports.start = () => {};
exports.render = async ({ path }) => ({
  html: '<main>' + path + '</main>',
  head: '<title>' + path + '</title>',
  modules: [],
});
`;

/** Builds small applications: `web` and `server` tell one build from another. */
export function fakeBuilder(web: string, server = 'server'): Builder {
  return {
    buildWeb: (name, outDir) => write(outDir, webFiles(name, web)),
    buildServer: (name, outDir, base) =>
      write(outDir, {
        'server.cjs': `${server} for ${base}`,
        ...(name === 'shell' && { 'main.js': SHELL_SERVER }),
      }),
  };
}

/** Makes a stored release say something else about itself, as one from another time would. */
export async function rewriteRelease(
  { folder }: StoredRelease,
  changes: Partial<Release>,
): Promise<void> {
  const file = join(folder, RELEASE_FILE);
  const release = JSON.parse(await readFile(file, 'utf8')) as Release;
  await writeFile(file, JSON.stringify({ ...release, ...changes }));
}
