import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { brandFiles } from '@site/tooling/files/checkBrand';
import { ifThere } from '@site/tooling/files/ifThere';
import { mapWithLimit } from '@site/tooling/files/mapWithLimit';
import {
  builtApplications,
  deskFolder,
  distOf,
  folderOf,
  localFolder,
  root,
  type ApplicationName,
} from '@site/tooling/workspace';

/** Where a build keeps what it was made from, and the files and folders of the repository that it may read. */
export interface BuildRecord {
  file: string;
  inputs: readonly string[];
}

/** In a workspace's `dist`: the id of the release that its sources were last built into. */
export const idFile = (name: ApplicationName) => join(distOf(name), 'release-id');

/** Of packages what is installed, as npm writes it down: package-lock.json changes before, when others are merged. */
const RELEASES = [
  ...['company', 'contracts', 'order-model'],
  ...['platform/tooling', 'platform/releases', 'node_modules/.package-lock.json'],
];
const COMPILERS = [
  ...[...brandFiles, ...RELEASES, 'tsconfig.base.json', 'shared-ui'],
  ...['platform/build', 'platform/content-tools'],
];

export const recordOf = (name: ApplicationName): BuildRecord => ({
  file: join(distOf(name), 'built-from.json'),
  inputs: [...COMPILERS, folderOf(name)],
});

export const siteRecord: BuildRecord = {
  file: `${localFolder}-composed-from.json`,
  inputs: [
    ...[...brandFiles, ...RELEASES, 'platform/compose'],
    ...builtApplications.map((name) => relative(root, idFile(name))),
  ],
};

export const deskRecord: BuildRecord = {
  file: `${deskFolder}-built-from.json`,
  inputs: [
    ...[...COMPILERS, 'platform/compose', 'order-desk', 'shell/public'],
    ...['remote-order/src', 'remote-order/firebase.config.json'],
  ],
};

/** What a folder holds beside sources, and what no build reads. */
const PASSED_OVER =
  /(^|\/)(node_modules|dist|testing)\/|\.(test|spec|long|compat|gallery)\.[a-z]+$|\.md$/;

/** Far fewer than the files that a process may have open: 256 on macOS. */
const AT_ONCE = 32;

/** The files of a folder, or the file itself, which may be missing. */
async function filesOf(input: string): Promise<string[]> {
  const place = join(root, input);
  try {
    const entries = await readdir(place, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((file) => !PASSED_OVER.test(file))
      .sort();
  } catch (failure) {
    if (!['ENOENT', 'ENOTDIR'].includes((failure as NodeJS.ErrnoException).code ?? '')) {
      throw failure;
    }
    return [input];
  }
}

/** A text that changes with the sources that a build reads. */
async function fingerprintOf({ inputs }: BuildRecord): Promise<string> {
  const files = (await Promise.all(inputs.map(filesOf))).flat();
  const contents = await mapWithLimit(files, AT_ONCE, (file) =>
    ifThere(readFile(join(root, file))),
  );
  const hash = createHash('sha256');
  files.forEach((file, index) => hash.update(`${file}\0`).update(contents[index] ?? ''));
  return hash.digest('hex');
}

/** Whether all that went into a build is as it was then. */
export async function isUpToDate(record: BuildRecord): Promise<boolean> {
  const recorded = await readFile(record.file, 'utf8').catch(() => undefined);
  return recorded === JSON.stringify(await fingerprintOf(record));
}

/** Builds, and writes down from what: read before, so that what is saved meanwhile counts as a change. */
export async function recordBuild(
  record: BuildRecord,
  build: () => Promise<unknown>,
): Promise<void> {
  const fingerprint = await fingerprintOf(record);
  await rm(record.file, { force: true });
  await build();
  await mkdir(dirname(record.file), { recursive: true });
  await writeFile(record.file, JSON.stringify(fingerprint));
}
