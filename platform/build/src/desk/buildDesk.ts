import { createHash } from 'node:crypto';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import webpack, { type Chunk, type Compilation } from 'webpack';
import { icons } from '@site/company/icons';
import { APP_CHECK_FILE, frameHtml } from '@site/compose/page/appCheckPage';
import { assertStaffContentIsValid } from '@site/content-tools/checks/checkApplicationContent';
import type { FirebaseSettings } from '@site/contracts/database';
import { deskFolder, root } from '@site/tooling/workspace';
import { runWebpack } from '../webpack/runWebpack';
import { singleScript } from '../webpack/standaloneScripts';
import { readDeskKeys } from './deskKeys';
import { deskManifest, deskPage, type DeskFiles } from './deskPage';
import { deskPreset } from './deskPreset';

/** The desk has the site's. */
const iconFile = (path: string) => join(root, 'shell/public', path);

const addressesOf = (chunks: Iterable<Chunk>) =>
  [...chunks].flatMap(({ files, auxiliaryFiles }) =>
    [...files, ...auxiliaryFiles].map((file) => `/${file}`),
  );

const scriptOf = (addresses: readonly string[]) => addresses.find((it) => it.endsWith('.js')) ?? '';

function filesOfPage({ entrypoints }: Compilation): DeskFiles {
  const addresses = addressesOf(entrypoints.get('desk')?.chunks ?? []);
  const style = addresses.find((address) => address.endsWith('.css'));
  if (!style) throw new Error('The desk was built without a style sheet.');
  // The letters of Hindi come when a text has them: most devices have a typeface for them.
  const fonts = addresses.filter((address) => /figtree-[^/]*\.woff2$/.test(address));
  return { script: scriptOf(addresses), style, fonts };
}

/** What a device keeps, so that the desk opens without a network. */
function keptFiles({ chunks, entrypoints }: Compilation): string[] {
  // It comes when somebody wants a workbook.
  const isOfWorkbook = (chunk: Chunk) =>
    [...chunk.groupsIterable].every(({ origins }) =>
      origins.some(({ request }) => request?.startsWith('write-excel-file')),
    );
  const frame = entrypoints.get('app-check')?.chunks ?? [];
  const kept = [...chunks].filter((chunk) => !frame.includes(chunk) && !isOfWorkbook(chunk));
  // By its address: a host redirects `/index.html` there, and a worker may not answer with what was redirected.
  return [
    '/',
    '/manifest.webmanifest',
    icons.lines.path,
    icons.favicon.path,
    ...addressesOf(kept).sort(),
  ];
}

/** Builds the desk into a folder of its own, which then takes the place of the one before. */
export async function buildDesk(
  folder: string = deskFolder,
  database: FirebaseSettings | undefined = undefined,
): Promise<void> {
  await assertStaffContentIsValid('order-desk');
  const draft = `${folder}-draft-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const settings = database ?? (await readDeskKeys());
  const preset = deskPreset('browser', settings);
  const built = await runWebpack({ ...preset, output: { ...preset.output, path: draft } });
  const page = deskPage(filesOfPage(built));
  await writeFile(join(draft, 'index.html'), page);
  await writeFile(join(draft, 'manifest.webmanifest'), deskManifest);
  await Promise.all(
    Object.values(icons).map(({ path }) => copyFile(iconFile(path), join(draft, path))),
  );
  const files = keptFiles(built);
  const id = createHash('sha256')
    .update(page + deskManifest + files.join())
    .digest('hex');
  await runWebpack({
    ...singleScript('desk', './src/service-worker/serviceWorker.ts', {
      file: 'service-worker.js',
      out: draft,
      isWorker: true,
    }),
    plugins: [
      new webpack.DefinePlugin({
        FILES: JSON.stringify(files),
        BUILD: JSON.stringify(id.slice(0, 12)),
      }),
    ],
  });
  if (settings.appCheck) {
    const script = scriptOf(addressesOf(built.entrypoints.get('app-check')?.chunks ?? []));
    await mkdir(dirname(join(draft, APP_CHECK_FILE)));
    await writeFile(
      join(draft, APP_CHECK_FILE),
      frameHtml(settings, `src="${script}" type="module"`),
    );
  }
  // Another process may build the same at the same time: each removes only what no other sees.
  const before = `${draft}-before`;
  await rename(folder, before).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'ENOENT') throw failure;
  });
  await rename(draft, folder).catch((failure: NodeJS.ErrnoException) => {
    if (!['ENOTEMPTY', 'EEXIST'].includes(failure.code ?? '')) throw failure;
  });
  await Promise.all([draft, before].map((folder) => rm(folder, { recursive: true, force: true })));
}
