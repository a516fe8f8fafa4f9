import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import postcss from 'postcss';
import { stylePlugins } from '../styles/stylePlugins';

/** Compiles style sheets as the applications of the site do: the same breakpoints, the same layers. */
export const styles: Plugin = {
  name: 'styles',
  setup(build) {
    const processor = postcss(stylePlugins());
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { css } = await processor.process(await readFile(path, 'utf8'), { from: path });
      const loader = path.endsWith('.module.css') ? 'local-css' : 'css';
      return { contents: css, loader, resolveDir: dirname(path), watchFiles: [path] };
    });
  },
};
