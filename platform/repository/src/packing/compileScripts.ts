import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '@site/tooling/workspace';
import { classModules } from './classModules';
import type { PackedWorkspace } from './packedWorkspaces';

/** `react` of `react/jsx-runtime`, `@scope/name` of `@scope/name/file.js`. */
export const packageOf = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/**
 * Compiles the doors of a workspace to ES modules and style sheets that any bundler takes.
 *
 * @returns the packages that the scripts import
 */
export async function compileScripts(it: PackedWorkspace, out: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: Object.fromEntries(
      Object.entries(it.doors).map(([door, file]) => [door.replace(/\.css$/, ''), file]),
    ),
    outdir: out,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    packages: 'external',
    // The workspace's own settings replace the router by the part of it that the shell shares.
    tsconfigRaw: {},
    // A font goes along: not every bundler finds packages from a style sheet.
    alias: { '@fontsource-variable': join(root, 'node_modules/@fontsource-variable') },
    loader: { '.woff2': 'file' },
    // Beside the style sheets, which are all in one folder.
    assetNames: 'styles/[name]',
    chunkNames: 'internal-[hash]',
    plugins: [classModules(out)],
    metafile: true,
    logLevel: 'warning',
  });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external, path }) => external && !path.startsWith('.')),
  );
  return [...new Set(imported.map(({ path }) => packageOf(path)))].sort();
}
