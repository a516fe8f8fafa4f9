import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import postcss from 'postcss';
import classNames from 'postcss-modules';
import { stylePlugins } from '@site/build/stylePlugins';

const CLASS_MODULE = /\.module\.css$/;

/** As many letters as tell the versions of one class apart. */
const HASH_LENGTH = 6;

/**
 * A page may show parts of several teams, each with a version of its own of the same component. So a class has another
 * name as soon as anything in its sheet differs.
 */
const nameOf = (local: string, file: string, css: string) =>
  [
    basename(file).replace(CLASS_MODULE, ''),
    local,
    createHash('sha256').update(css).digest('hex').slice(0, HASH_LENGTH),
  ].join('-');

/**
 * Compiles style sheets as the applications of the site do. A CSS Module becomes a plain style sheet in `out`, which
 * its script imports, and the names of its classes: bundlers of others need no setting for it.
 */
export const classModules = (out: string): Plugin => ({
  name: 'class-modules',
  setup(build) {
    build.onLoad({ filter: CLASS_MODULE }, async ({ path }) => {
      let names: Record<string, string> = {};
      const processor = postcss([
        ...stylePlugins(),
        classNames({
          generateScopedName: nameOf,
          getJSON: (_, json) => void (names = json),
        }),
      ]);
      const { css } = await processor.process(await readFile(path, 'utf8'), { from: path });
      const sheet = basename(path).replace(CLASS_MODULE, '.css');
      await mkdir(out, { recursive: true });
      await writeFile(join(out, sheet), `${css.trim()}\n`);
      const contents = `import './${sheet}';\nexport default ${JSON.stringify(names)};\n`;
      return { contents, loader: 'js' };
    });
    // Beside the script in the package, and not beside the source.
    build.onResolve({ filter: /^\.\/[\w-]+\.css$/ }, ({ path, importer }) =>
      CLASS_MODULE.test(importer) ? { path, external: true, sideEffects: true } : undefined,
    );
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const { css } = await postcss(stylePlugins()).process(text, { from: path });
      return { contents: css, loader: 'css', resolveDir: dirname(path) };
    });
  },
});
