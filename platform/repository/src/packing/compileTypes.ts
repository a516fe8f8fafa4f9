import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { root } from '@site/tooling/workspace';
import { packageOf } from './compileScripts';
import { isStyle, type PackedWorkspace } from './packedWorkspaces';

const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');

/** Writes a declaration for each source file of a workspace, by its path from the root. */
async function declare(folder: string, out: string): Promise<void> {
  const settings = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // `npm run types` checks.
    noCheck: true,
    rootDir: root,
    outDir: out,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, `${value}`]);
  await promisify(execFile)(process.execPath, [compiler, '-p', join(root, folder), ...args]).catch(
    (failure: { stdout?: string }) => {
      throw new Error(`${folder} has no declarations:\n${failure.stdout}`, { cause: failure });
    },
  );
}

/**
 * Writes the declarations of a workspace's doors, with what they say of themselves. TypeScript makes them; rollup puts
 * those together that are no doors, and adds the extensions to imports, which Node's resolution asks for and our
 * sources leave out.
 *
 * @param between an empty folder
 * @returns the packages whose types they use
 * @throws when a door uses a type that no door exports
 */
export async function compileTypes(
  it: PackedWorkspace,
  out: string,
  between: string,
): Promise<string[]> {
  const doors = Object.entries(it.doors).filter(([door]) => !isStyle(door));
  await declare(it.folder, between);
  const declared = doors.map(([door, file]) => [
    door,
    join(between, relative(root, file).replace(/\.tsx?$/, '.d.ts')),
  ]);
  const bundle = await rollup({
    input: Object.fromEntries(declared) as Record<string, string>,
    external: /^[^./]/,
    plugins: [dts({ compilerOptions: { noLib: true, types: [] } })],
    onLog(_, { message }) {
      throw new Error(`${it.folder}: ${message}`);
    },
  });
  const { output } = await bundle.write({
    dir: out,
    entryFileNames: '[name].d.ts',
    chunkFileNames: 'internal-[hash].d.ts',
  });
  await bundle.close();
  const files = new Set(output.map(({ fileName }) => fileName));
  const imported = output.flatMap((file) => (file.type === 'chunk' ? file.imports : []));
  return [...new Set(imported.filter((name) => !files.has(name)).map(packageOf))].sort();
}
