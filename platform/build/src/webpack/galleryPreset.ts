import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { root } from '@site/tooling/workspace';
import { application } from './application';

/** The gallery of the shared components; they are compiled as the shell compiles them. */
export function galleryPreset(): Configuration {
  const base = application('shell', 'development', {});
  return {
    ...base,
    name: 'gallery',
    context: join(root, 'shared-ui'),
    entry: { main: './src/gallery/main.tsx' },
    plugins: [
      ...(base.plugins ?? []),
      new ReactRefreshPlugin({ library: 'gallery', overlay: false }),
    ],
  };
}
