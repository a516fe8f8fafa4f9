import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fontPackages } from '@site/tooling/sources/fontPackages';
import { root } from '@site/tooling/workspace';
import { compileScripts } from './compileScripts';
import { compileTypes } from './compileTypes';
import { packedFolders, readPackedWorkspace } from './packedWorkspaces';
import { COMPILED, NOTICES_FILE, packageFile } from './packageFile';

/** What a workspace says to those who use its package. */
const README = 'PACKAGE.md';

/** The files of others that go along are fonts; what is imported is installed apart, with its own licence. */
async function writeNotices(folder: string, place: string): Promise<void> {
  const fonts = fontPackages(folder);
  const texts = fonts.map((font) => readFile(join(font, 'LICENSE'), 'utf8'));
  if (fonts.length) {
    await writeFile(join(place, NOTICES_FILE), (await Promise.all(texts)).join('\n\n'));
  }
}

/** Makes the folder of a workspace's package. */
async function makePackage(folder: string, place: string, between: string): Promise<void> {
  await Promise.all([place, between].map((it) => mkdir(it, { recursive: true })));
  const workspace = readPackedWorkspace(folder);
  const compiled = join(place, COMPILED);
  const [scripts, types] = await Promise.all([
    compileScripts(workspace, compiled),
    compileTypes(workspace, compiled, between),
  ]);
  const file = packageFile(workspace, scripts, types);
  await Promise.all([
    writeFile(join(place, 'package.json'), `${JSON.stringify(file, null, 2)}\n`),
    copyFile(join(root, folder, README), join(place, 'README.md')),
    copyFile(join(root, 'LICENSE'), join(place, 'LICENSE')),
    writeNotices(folder, place),
  ]);
}

/** Packs the workspaces that teams outside may use, as `npm pack` does. @returns the absolute names of the archives */
export async function packWorkspaces(out: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'site-packages-'));
  try {
    await mkdir(out, { recursive: true });
    const places = packedFolders.map((it) => join(folder, 'packages', it));
    await Promise.all(
      packedFolders.map((it, at) => makePackage(it, places[at] ?? '', join(folder, 'types', it))),
    );
    const args = ['pack', ...places, '--pack-destination', out, '--json', '--ignore-scripts'];
    const { stdout } = await promisify(execFile)('npm', args, { cwd: folder });
    return (JSON.parse(stdout) as { filename: string }[]).map(({ filename }) =>
      join(out, filename),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
