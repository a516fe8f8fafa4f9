import { randomUUID } from 'node:crypto';
import {
  access,
  cp,
  lstat,
  mkdir,
  readFile,
  readdir,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { PAGE_HASHES_FILE } from '@site/compose/page/pageHashes';
import { readDeploymentFile } from '@site/compose/site/deploymentFile';
import { ifThere } from '@site/tooling/files/ifThere';
import { makeReadable, makeReadableFolder } from '@site/tooling/files/makeReadable';
import { readJsonFile } from '@site/tooling/files/readJsonFile';
import { syncFolderOf, writeDurably } from '@site/tooling/files/writeDurably';
import { isHidden } from '../hosting/siteFiles';
import { sha256 } from '../host/readComposedSite';
import { withReleaseFiles, withReleaseRules } from '../host/releaseFiles';
import type { LiveVersion, Origin, Target, TargetOptions } from '../host/target';
import { originSchema, VERSION_FILE, versionSchema, type VersionFile } from './versionFile';

/** The link that a web server follows: its documents are in `current/site`, its headers in `current/version.json`. */
export const CURRENT = 'current';
/** The same for a preview and, while somebody looks at it, for a version before it goes live. */
export const PREVIEW = 'preview';
/** Leads to what `preview` has to show again afterwards. */
const PREVIEWED = 'previewed';
/** How long that stays at least: a week, in ms. The first deployment after it ends it. */
const PREVIEW_MS = 7 * 24 * 60 * 60 * 1000;
/** In a version's folder: the files that are served. */
export const DOCUMENTS = 'site';

const VERSIONS = 'versions';
export interface FolderOptions extends TargetOptions {
  /** Absolute. */
  folder: string;
  /** Where a server shows the link `preview`, if one does. */
  previewAddress?: string | undefined;
}

/**
 * A folder that any static host serves. Each version is a folder of its own, and one rename of a link makes it live. A
 * version appears by one rename as well, so that a killed command leaves nothing but a draft.
 */
export function folderTarget({ folder, previewAddress, ...options }: FolderOptions): Target {
  const versions = join(folder, VERSIONS);
  const placeOf = (version: string) => join(versions, version);
  const read = (version: string): Promise<VersionFile> =>
    readJsonFile(join(placeOf(version), VERSION_FILE), versionSchema);

  /** The server of this machine makes the policy of pages itself: under http it is another one. */
  const isKept = (path: string) =>
    !isHidden(path) || (options.isLocal === true && path === PAGE_HASHES_FILE);

  async function pointTo(link: string, version: string): Promise<void> {
    const draft = join(folder, `.${link}-${randomUUID()}`);
    await symlink(relative(folder, placeOf(version)), draft);
    await rename(draft, join(folder, link));
    await syncFolderOf(draft);
  }

  async function add(
    fill: (documents: string) => Promise<Pick<VersionFile, 'rules' | 'files' | 'fingerprint'>>,
    { by, message }: Origin,
  ): Promise<string> {
    const on = new Date().toISOString();
    const version = `${on.replace(/[-:]|\.\d+/g, '')}-${randomUUID().slice(0, 8)}`;
    const draft = join(versions, `.${version}`);
    await makeReadableFolder(versions);
    await mkdir(join(draft, DOCUMENTS), { recursive: true });
    try {
      const filled = await fill(join(draft, DOCUMENTS));
      const file: VersionFile = { on, by, message, ...filled };
      await writeDurably(join(draft, VERSION_FILE), `${JSON.stringify(file, null, 2)}\n`);
      await makeReadable(draft);
      await rename(draft, placeOf(version));
    } catch (failure) {
      // On a full disk the next one would fail because of it.
      await rm(draft, { recursive: true, force: true });
      throw failure;
    }
    await syncFolderOf(draft);
    return version;
  }

  return {
    ...options,
    async live(): Promise<LiveVersion | undefined> {
      const link = join(folder, CURRENT);
      const target = await ifThere(readlink(link));
      if (target === undefined) return undefined;
      const version = basename(target);
      const file = await ifThere(
        readJsonFile(
          join(placeOf(version), VERSION_FILE),
          originSchema.optional().catch(undefined),
        ),
      );
      // Somebody may have pointed the link elsewhere by hand.
      if (!file) return { version, on: (await lstat(link)).mtime.toISOString() };
      const { on, by, message, fingerprint } = file;
      return { version, on, by, message, fingerprint };
    },
    deploymentFile: () => readDeploymentFile(join(folder, CURRENT, DOCUMENTS)),
    filesOf: async (version) => new Map(Object.entries((await read(version)).files)),
    rulesOf: async (version) => (await read(version)).rules,
    create: (site, origin) =>
      add(async (documents) => {
        await cp(site.folder, documents, {
          recursive: true,
          filter: (source) => isKept(relative(site.folder, source)),
        });
        const { rules, fingerprint } = site;
        return { rules, fingerprint, files: Object.fromEntries(site.files) };
      }, origin),
    merge: (pages, releases, origin) =>
      add(async (documents) => {
        const [first, second] = await Promise.all([read(pages), read(releases)]);
        const files = withReleaseFiles(
          new Map(Object.entries(first.files)),
          new Map(Object.entries(second.files)),
        );
        await cp(join(placeOf(pages), DOCUMENTS), documents, { recursive: true });
        for (const [path, hash] of files) {
          if (path in first.files) continue;
          const from = join(placeOf(releases), DOCUMENTS, path);
          if (sha256(await readFile(from)) !== hash) throw new Error(`${from} was changed.`);
          await mkdir(dirname(join(documents, path)), { recursive: true });
          await cp(from, join(documents, path));
        }
        return {
          rules: withReleaseRules(first.rules, second.rules),
          files: Object.fromEntries(files),
        };
      }, origin),
    async beforeLive(version, look) {
      if (previewAddress === undefined) return;
      const previewed = await ifThere(readlink(join(folder, PREVIEWED)));
      await pointTo(PREVIEW, version);
      try {
        await look(previewAddress, previewed && join(placeOf(version), DOCUMENTS));
      } finally {
        if (previewed !== undefined) await pointTo(PREVIEW, basename(previewed));
      }
    },
    async preview(version) {
      if (previewAddress === undefined) return undefined;
      await pointTo(PREVIEWED, version);
      await pointTo(PREVIEW, version);
      return previewAddress;
    },
    async release(version) {
      if (version !== undefined) {
        await access(placeOf(version)).catch((cause: unknown) => {
          throw new Error(
            `${options.name} does not have the version ${version} any more. Deploy its releases instead.`,
            { cause },
          );
        });
        return pointTo(CURRENT, version);
      }
      await rm(join(folder, CURRENT), { force: true });
    },
    async prune(kept) {
      const preview = await ifThere(lstat(join(folder, PREVIEWED)));
      if (preview && preview.mtimeMs < Date.now() - PREVIEW_MS) {
        await rm(join(folder, PREVIEWED), { force: true });
        await rm(join(folder, PREVIEW), { force: true });
      }
      const links = [CURRENT, PREVIEW, PREVIEWED].map((link) =>
        ifThere(readlink(join(folder, link))),
      );
      const shown = (await Promise.all(links)).map((it) => basename(it ?? ''));
      const all = (await ifThere(readdir(versions))) ?? [];
      for (const version of all.filter((it) => !shown.includes(it) && !kept.has(it))) {
        await rm(placeOf(version), { recursive: true, force: true });
      }
      const drafts = ((await ifThere(readdir(folder))) ?? []).filter((it) =>
        /^\.(current|preview|previewed)-/.test(it),
      );
      for (const draft of drafts) await rm(join(folder, draft), { force: true });
    },
  };
}
