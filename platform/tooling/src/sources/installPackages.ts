import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { withoutSecrets } from '../command-line/withoutSecrets';
import { root } from '../workspace';

/**
 * Gives sources of another commit the packages of their time: those that are installed here when their lock file names
 * these, and an installation of their own when not, which runs no script of any package. Throws with what npm said.
 */
export function installPackages(sources: string): void {
  if (areInstalledHere(sources)) return copyPackages(sources);
  execFileSync('npm', ['ci', '--ignore-scripts'], {
    cwd: sources,
    env: { ...withoutSecrets(process.env), NODE_ENV: undefined },
    stdio: 'pipe',
  });
}

/**
 * The same as if they were installed there, with the sources' own workspaces. Not a link to the folder: webpack numbers modules
 * by where they are, and follows links. Files are linked one by one where both folders are on one disk.
 */
export function copyPackages(sources: string): void {
  const { workspaces } = readPackage(sources) as { workspaces: string[] };
  for (const folder of ['.', ...workspaces]) {
    const installed = join(root, folder, 'node_modules');
    if (!existsSync(installed)) continue;
    const place = join(sources, folder, 'node_modules');
    try {
      execFileSync('cp', ['-al', installed, place], { stdio: 'pipe' });
    } catch {
      rmSync(place, { recursive: true, force: true });
      cpSync(installed, place, { recursive: true, verbatimSymlinks: true });
    }
  }
  // npm writes into this file: linked, an installation in the copy would change what is on record here.
  const written = join(sources, 'node_modules/.package-lock.json');
  rmSync(written, { force: true });
  cpSync(join(root, 'node_modules/.package-lock.json'), written);
  rmSync(join(sources, 'node_modules/@site'), { recursive: true });
  mkdirSync(join(sources, 'node_modules/@site'));
  for (const workspace of workspaces) {
    const { name } = readPackage(join(sources, workspace)) as { name: string };
    symlinkSync(join(sources, workspace), join(sources, 'node_modules', name));
  }
}

interface Package {
  version?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
}
type Packages = Record<string, Package | undefined>;

/** Other fields differ with the npm that wrote them: the one of Node 20 leaves out `libc`. */
const isSame = (one: Package, other?: Package) =>
  one.version === other?.version && one.integrity === other?.integrity;

/** Whether what is installed here is what a lock file of sources names. An optional package may be for another system. */
function areInstalledHere(sources: string): boolean {
  // npm writes it last. The lock file beside it may be newer than the installation.
  const installed = packagesOfOthers(join(root, 'node_modules/.package-lock.json'));
  const locked = packagesOfOthers(join(sources, 'package-lock.json'));
  return Object.keys({ ...installed, ...locked }).every((path) =>
    installed[path] ? isSame(installed[path], locked[path]) : locked[path]?.optional,
  );
}

/** The packages of others in a lock file; none where it is missing. Our own change with every release. */
function packagesOfOthers(file: string): Packages {
  if (!existsSync(file)) return {};
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages };
  const others = Object.entries(packages).filter(
    ([path, entry]) => /(^|\/)node_modules\//.test(path) && !entry?.link,
  );
  return Object.fromEntries(others);
}

function readPackage(folder: string): unknown {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
