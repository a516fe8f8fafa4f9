import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import 'webpack-dev-server';
import { ports } from '@site/tooling/ports';
import { root } from '@site/tooling/workspace';
import { application } from '../webpack/application';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Gallery of shared components</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/main.css">
    <script src="/main.js" defer></script>
  </head>
  <body><div id="site"></div></body>
</html>`;

/** The gallery of the shared components on a development server; they are compiled as the shell compiles them. */
export function galleryPreset(): () => Configuration {
  const base = application('shell', 'development', {});
  return () => ({
    ...base,
    name: 'gallery',
    context: join(root, 'shared-ui'),
    entry: { main: './src/gallery/main.tsx' },
    plugins: [
      ...(base.plugins ?? []),
      new ReactRefreshPlugin({ library: 'gallery', overlay: false }),
    ],
    devServer: {
      port: ports.gallery,
      host: 'localhost',
      static: false,
      allowedHosts: ['localhost'],
      setupMiddlewares: (middlewares, { app }) => {
        app?.get('/', (_request, response) => void response.type('html').send(PAGE));
        return middlewares;
      },
    },
  });
}
