import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { fromVersionConfig } from '../firebase/versionConfig';
import type { Documents } from '../folder/staticHost';

export const SITE = 'site-of-a-test';

/** What the API refuses, with the status that it answers then. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

type Config = Parameters<typeof fromVersionConfig>[0];

export interface Version {
  name: string;
  status: 'CREATED' | 'FINALIZED' | 'DELETED';
  labels: Record<string, string>;
  config: Config;
  /** The hash of each file by its path. */
  files: Map<string, string>;
}

export interface Channel {
  name: string;
  url: string;
  /** When it is removed, in ms. */
  expires?: number;
  release?: {
    name: string;
    type: 'DEPLOY' | 'SITE_DISABLE';
    version?: Version | undefined;
    message: string;
    releaseTime: string;
    releaseUser: { email: string };
  };
}

/** One site of Firebase Hosting: its stored bytes by hash, versions and channels. Refuses what the service would refuse. */
export class HostingState {
  readonly blobs = new Map<string, Buffer>();
  readonly versions = new Map<string, Version>();
  readonly channels = new Map<string, Channel>();
  private count = 0;

  createVersion({ labels = {}, config }: { labels?: Record<string, string>; config?: Config }) {
    for (const [label, value] of Object.entries(labels)) {
      if (!/^[a-z0-9_-]{0,63}$/.test(value)) throw new Refusal(400, `Invalid label ${label}.`);
    }
    this.count += 1;
    const name = `sites/${SITE}/versions/${this.count.toString(16).padStart(16, '0')}`;
    const version: Version = { name, status: 'CREATED', labels, config, files: new Map() };
    this.versions.set(name, version);
    return version;
  }

  version(name: string, status?: Version['status']): Version {
    const version = this.versions.get(name);
    if (!version || version.status === 'DELETED') throw new Refusal(404, `There is no ${name}.`);
    if (status && version.status !== status) {
      throw new Refusal(400, `${name} is ${version.status}.`);
    }
    return version;
  }

  private missingIn = ({ files }: Version) => [
    ...new Set([...files.values()].filter((hash) => !this.blobs.has(hash))),
  ];

  populate(name: string, files: Record<string, string>): string[] {
    const version = this.version(name, 'CREATED');
    const entries = Object.entries(files);
    if (entries.length > 1000) throw new Refusal(400, 'More than 1000 files in one call.');
    for (const [path, hash] of entries) {
      if (!path.startsWith('/')) throw new Refusal(400, `Invalid path ${path}.`);
      version.files.set(path, hash);
    }
    return this.missingIn(version);
  }

  upload(name: string, hash: string, bytes: Buffer): void {
    const { files } = this.version(name, 'CREATED');
    if (![...files.values()].includes(hash)) throw new Refusal(404, 'No file has the hash.');
    if (createHash('sha256').update(bytes).digest('hex') !== hash) {
      throw new Refusal(400, 'The bytes do not have the hash.');
    }
    gunzipSync(bytes);
    this.blobs.set(hash, bytes);
  }

  finalise(name: string, config: Config): Version {
    const version = this.version(name, 'CREATED');
    const { length } = this.missingIn(version);
    if (length) throw new Refusal(400, `${length} files were not uploaded.`);
    return Object.assign(version, { status: 'FINALIZED', config });
  }

  delete(name: string): void {
    const version = this.version(name);
    const isShown = [...this.channels.values()].some(({ release }) => release?.version === version);
    if (isShown) throw new Refusal(400, `${name} is shown by a channel.`);
    version.status = 'DELETED';
  }

  channel(id: string): Channel {
    const channel = this.channels.get(id);
    if (!channel) throw new Refusal(404, `There is no channel ${id}.`);
    return channel;
  }

  release(id: string, versionName: string | null, body: { message?: string; type?: string }) {
    const { message = '', type } = body;
    if (message.length > 512) throw new Refusal(400, 'The message is too long.');
    const version = versionName === null ? undefined : this.version(versionName, 'FINALIZED');
    if (!version && type !== 'SITE_DISABLE') throw new Refusal(400, 'There is no version.');
    this.count += 1;
    const channel = this.channel(id);
    channel.release = {
      name: `${channel.name}/releases/${this.count}`,
      type: version ? 'DEPLOY' : 'SITE_DISABLE',
      ...{ version, message },
      releaseTime: new Date().toISOString(),
      releaseUser: { email: 'deployer@cirvena.example' },
    };
    return channel.release;
  }

  /** What visitors of a channel get. */
  documents(id: string): Documents | undefined {
    const version = this.channels.get(id)?.release?.version;
    return (
      version && {
        rules: fromVersionConfig(version.config),
        paths: [...version.files.keys()],
        read: async (path) => gunzipSync(this.blobs.get(version.files.get(path) ?? '') ?? ''),
      }
    );
  }
}
