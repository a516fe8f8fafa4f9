import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';
import { packedFolders, readPackedWorkspace } from './packedWorkspaces';

// e2e/outsiders/sampleRemote.compat.ts installs the packages, compiles against them and uses what is built.

let outside: string;

const placeOf = (name: string) => join(outside, 'node_modules', name);

/** Jest cannot load the style plugins, which are ES modules. */
function pack(out: string): string[] {
  const command = join(__dirname, '../bin/repository.ts');
  const args = ['--import', 'tsx', command, 'pack', '--out', out];
  return execFileSync(process.execPath, args, { cwd: root }).toString().trim().split('\n');
}

beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'site-outside-'));
  const archives = pack(join(outside, 'archives'));
  packedFolders.forEach((folder, at) => {
    const place = placeOf(readPackedWorkspace(folder).name);
    mkdirSync(place, { recursive: true });
    const args = ['-xzf', archives[at] ?? '', '-C', place, '--strip-components=1'];
    execFileSync('tar', args);
  });
});
afterAll(() => rmSync(outside, { recursive: true, force: true }));

const fileIn = (name: string, path: string) => readFileSync(join(placeOf(name), path), 'utf8');

/** Runs Node out there. @throws what it said */
const run = (...args: string[]) => {
  try {
    return execFileSync(process.execPath, args, { cwd: outside, stdio: 'pipe' });
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout: Buffer; stderr: Buffer };
    throw new Error(`${stdout}${stderr}`, { cause: failure });
  }
};

test.each(['company', 'contracts'])('Node finds every module of %s', (folder) => {
  const { name, doors } = readPackedWorkspace(folder);
  const imports = Object.keys(doors).map(
    (it) => `await import(${JSON.stringify(`${name}/${it}`)});`,
  );
  run('--input-type=module', '--eval', imports.join(''));
});

test.each(packedFolders)('the package of %s follows the rules of packages', (folder) => {
  const publint = join(root, 'node_modules/publint/src/cli.js');
  run(publint, placeOf(readPackedWorkspace(folder).name), '--strict', '--pack=false');
});

test.each(packedFolders)('the readme of %s names every door', (folder) => {
  const { name, doors } = readPackedWorkspace(folder);
  const text = fileIn(name, 'README.md');
  expect(Object.keys(doors).filter((it) => !text.includes(`\`${it}\``))).toEqual([]);
});

test('declarations say what sources say, and class names differ from those of other versions', () => {
  expect(fileIn('@site/contracts', 'dist/remoteDeclaration.d.ts')).toContain('it never throws');
  expect(fileIn('@site/shared-ui', 'dist/Button.css')).toMatch(/\.Button-button-[0-9a-f]+/);
  expect(fileIn('@site/shared-ui', 'dist/Button.css')).toContain('@layer ui');
});

test('what the shell provides is a peer, and of the repository the packages alone are needed', () => {
  const { dependencies, peerDependencies } = JSON.parse(
    fileIn('@site/shared-ui', 'package.json'),
  ) as Record<string, Record<string, string>>;
  expect(Object.keys(dependencies ?? {}).sort()).toEqual(['@site/contracts', 'react-slick']);
  expect(Object.keys(peerDependencies ?? {})).toEqual(
    expect.arrayContaining(['react', 'react-dom']),
  );
  const { dependencies: ofContracts } = JSON.parse(
    fileIn('@site/contracts', 'package.json'),
  ) as Record<string, unknown>;
  expect(Object.keys(ofContracts ?? {})).toEqual(['@site/company']);
});

test('no style sheet needs a setting of the bundler', () => {
  const folder = join(placeOf('@site/shared-ui'), 'dist');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((it) => it.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(5);
  for (const sheet of sheets) {
    expect(readFileSync(join(folder, sheet), 'utf8')).not.toMatch(
      /@custom-media|@media \(--|@import/,
    );
  }
});
