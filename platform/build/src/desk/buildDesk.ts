import { createHash } from 'node:crypto';
import { copyFile, mkdir, rename, rm, writeFile, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { FirebaseSettings } from '@site/contracts/database';
import { deskFolder, root } from '@site/tooling/workspace';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { FULLY_RENDERED } from '@site/contracts/boot';
import { APP_CHECK_FILE, frameHtml } from '@site/compose/page/appCheckPage';
import { themeColours } from '@site/compose/page/metadataElements';
import { readDeskKeys } from './deskKeys';
import postcss from 'postcss';
import { stylePlugins } from '../styles/stylePlugins';
import { brand } from '@site/company/brand';

const sources = join(root, 'order-desk');
const MAIN = 'src/main.tsx';
const icons = [
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
];
const iconFile = (name: string) => join(root, 'shell/public', name);

const options = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  logLevel: 'error',
  legalComments: 'none',
  metafile: true,
  // Escaped, the Hindi words are twice as long.
  charset: 'utf8',
} as const satisfies BuildOptions;

/** The addresses of the desk's script, of what that imports at once, of its style sheet, and of the typeface of its first paint. */
function entryOf({ outputs }: Metafile, folder: string) {
  const entry = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(MAIN));
  const [script, { imports, cssBundle }] = entry ?? ['', { imports: [], cssBundle: undefined }];
  if (!cssBundle) throw new Error('The desk was built without a script or a style sheet.');
  const addressOf = (file: string) => `/${relative(folder, join(root, file))}`;
  return {
    script: addressOf(script),
    style: addressOf(cssBundle),
    // The letters of Hindi come when a text has them: most devices have a typeface for them.
    fonts: Object.keys(outputs)
      .filter((file) => /figtree-[^/]*\.woff2$/.test(file))
      .map(addressOf),
    imported: imports
      .filter(({ kind }) => kind === 'import-statement')
      .map(({ path }) => addressOf(path)),
  };
}

/** The library compresses in a worker of a string, which the desk's policy refuses; a workbook takes the page milliseconds. */
const zipInPage: Plugin = {
  name: 'zip-in-page',
  setup: ({ onLoad }) =>
    onLoad({ filter: /write-excel-file\/modules\/zip\/zipToArrayBuffer\.js$/ }, ({ path }) => ({
      contents:
        "import zip from './zipToArrayBufferSync.js'; export default async (files) => zip(files);",
      resolveDir: dirname(path),
    })),
};

/** The script that asks Google for App Check tokens: that of the order form. */
const frameScript = join(root, 'remote-order/src/order-store/appCheckFrame.ts');

async function buildFrame(draft: string, settings: FirebaseSettings): Promise<void> {
  const { metafile } = await build({
    ...options,
    entryPoints: { 'app-check': frameScript },
    outdir: join(draft, 'assets'),
    entryNames: '[name]-[hash]',
  });
  const [script = ''] = Object.keys(metafile.outputs);
  const page = frameHtml(settings, `src="/${relative(draft, join(root, script))}" type="module"`);
  await mkdir(dirname(join(draft, APP_CHECK_FILE)));
  await writeFile(join(draft, APP_CHECK_FILE), page);
}

/** Builds the desk into a folder of its own, which then takes the place of the one before. */
export async function buildDesk(
  folder: string = deskFolder,
  database: FirebaseSettings | undefined = undefined,
): Promise<Metafile> {
  const draft = `${folder}-draft-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const settings = database ?? (await readDeskKeys());
  const { metafile } = await build({
    ...options,
    entryPoints: { desk: join(sources, MAIN) },
    outdir: join(draft, 'assets'),
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.woff2': 'file', '.svg': 'file' },
    plugins: [styles, zipInPage],
    // What is imported when it is wanted is a file of its own.
    splitting: true,
    chunkNames: 'chunk-[hash]',
    define: {
      FIREBASE_SETTINGS: JSON.stringify(settings),
      HAS_APP_CHECK: String(settings.appCheck !== undefined),
      'process.env.NODE_ENV': '"production"',
    },
  });
  const page = deskPage(entryOf(metafile, draft));
  await writeFile(join(draft, 'index.html'), page);
  await writeFile(join(draft, 'manifest.webmanifest'), deskManifest);
  await Promise.all(icons.map((name) => copyFile(iconFile(name), join(draft, name))));
  const assets = Object.entries(metafile.outputs)
    // It comes when somebody wants a workbook.
    .filter(([, { entryPoint }]) => !entryPoint?.includes('write-excel-file'))
    .map(([key]) => `/${relative(draft, join(root, key))}`);
  // By its address: a host redirects `/index.html` there, and a worker may not answer with what was redirected.
  const files = ['/', '/manifest.webmanifest', '/favicon.ico', ...assets.sort()];
  const id = createHash('sha256')
    .update(page + deskManifest + files.join())
    .digest('hex');
  await build({
    ...options,
    entryPoints: [join(sources, 'src/service-worker/serviceWorker.ts')],
    outfile: join(draft, 'service-worker.js'),
    define: { FILES: JSON.stringify(files), BUILD: JSON.stringify(id.slice(0, 12)) },
  });
  if (settings.appCheck) await buildFrame(draft, settings);
  // Another process may build the same at the same time: each removes only what no other sees.
  const before = `${draft}-before`;
  await rename(folder, before).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'ENOENT') throw failure;
  });
  await rename(draft, folder).catch((failure: NodeJS.ErrnoException) => {
    if (!['ENOTEMPTY', 'EEXIST'].includes(failure.code ?? '')) throw failure;
  });
  await Promise.all([draft, before].map((folder) => rm(folder, { recursive: true, force: true })));
  return metafile;
}

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

const escaped = (text: string) => text.replace(/[&<]/g, (word) => `&#${word.charCodeAt(0)};`);

/** The desk's one page. */
export const deskPage = ({
  script,
  style,
  fonts,
  imported,
}: ReturnType<typeof entryOf>) => `<!doctype html>
<html lang="en" ${FULLY_RENDERED}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColours.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColours.dark}">
<title>Order desk – ${escaped(brand.product)}</title>
<link rel="manifest" href="/manifest.webmanifest">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${fonts.map((address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<link rel="stylesheet" href="${style}">
<script type="module" src="${script}"></script>
${imported.map((address) => `<link rel="modulepreload" href="${address}">`).join('\n')}
</head>
<body>
<div id="desk"></div>
<noscript>The order desk needs JavaScript.</noscript>
</body>
</html>
`;

/** What a phone needs to install the desk. */
export const deskManifest = JSON.stringify({
  id: '/',
  name: `Order desk – ${brand.product}`,
  short_name: 'Order desk',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: themeColours.light,
  theme_color: themeColours.light,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
