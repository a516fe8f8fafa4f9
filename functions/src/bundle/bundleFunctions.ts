import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firestoreIndexes } from '@site/order-backend/rules/firestoreIndexes';
import type { NoticeSettings } from '@site/order-backend/telling/settings/settingsSchema';
import { cloudCounts, cloudCountsIndexes, cloudCountsRules } from '@site/reports/cloudReports';
import { root } from '@site/tooling/workspace';
import { build, type Plugin } from 'esbuild';

/** The newest version of Node that Cloud Functions run. */
const NODE = '24';

const toText = (content: unknown) =>
  typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;

const filesBeside = (project: string): Record<string, unknown> => ({
  // The bundle needs nothing installed, and a cold start reads one file.
  'package.json': { name: 'functions', private: true, main: 'index.js', engines: { node: NODE } },
  'firebase.json': {
    functions: [{ source: '.', codebase: 'orders', runtime: `nodejs${NODE}` }],
    firestore: [
      { database: '(default)', indexes: 'firestore.indexes.json' },
      { database: cloudCounts.database, rules: 'reports.rules', indexes: 'reports.indexes.json' },
    ],
  },
  '.firebaserc': { projects: { default: project } },
  'firestore.indexes.json': firestoreIndexes,
  'reports.indexes.json': cloudCountsIndexes,
  'reports.rules': cloudCountsRules,
});

/** Puts settings in the place of those in the file. */
const withSettings = (settings: NoticeSettings): Plugin => ({
  name: 'settings',
  setup: ({ onLoad }) =>
    onLoad({ filter: /order-backend[\\/]settings\.json$/ }, () => ({
      contents: JSON.stringify(settings),
      loader: 'json',
    })),
});

/** Writes a folder that Firebase's tools deploy. @returns the size of the bundle in bytes. */
export async function bundleFunctions(
  folder: string,
  project: string,
  settings: NoticeSettings,
): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const bundle = join(folder, 'index.js');
  await build({
    entryPoints: [join(root, 'functions/src/index.ts')],
    outfile: bundle,
    bundle: true,
    plugins: [withSettings(settings)],
    minify: true,
    // Names in stack traces are what a log has to go by.
    keepNames: true,
    platform: 'node',
    format: 'cjs',
    target: `node${NODE}`,
    logLevel: 'error',
  });
  for (const [name, content] of Object.entries(filesBeside(project))) {
    await writeFile(join(folder, name), toText(content));
  }
  return (await stat(bundle)).size;
}
