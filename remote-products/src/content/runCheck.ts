import { join } from 'node:path';
import { checkFolder, type FolderKind } from './checkFolder';

const root = join(import.meta.dirname, '../../..');

/** Every folder of texts that people edit, from the root. */
const folders: readonly [string, FolderKind][] = [
  ['remote-products/content', 'products'],
  ['shell/content', 'texts'],
];

/** The folders that are checked: those that are named behind the command, all of them when none is. */
const named = process.argv.slice(2);
const checked = folders.filter(([folder]) => named.length === 0 || named.includes(folder));

const reports = checked.map(([folder, kind]) => {
  const { faults, unreviewed } = checkFolder(join(root, folder), kind);
  for (const fault of faults) console.error(`${folder}/${fault}`);
  for (const file of unreviewed) {
    console.warn(`${folder}/${file}: Not reviewed yet ("reviewed": null).`);
  }
  return faults.length;
});

const faults = reports.reduce((sum, count) => sum + count, 0);
console.log(faults ? `${faults} to mend.` : 'The content is in order.');
process.exitCode = faults ? 1 : 0;
