import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { HostingRules } from '@site/server/hosting/hostingRules';
import { fromVersionConfig } from '../../firebase/versionConfig';
import type { Documents } from '../../folder/staticHost';

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

export interface Release {
  name: string;
  type: 'DEPLOY' | 'SITE_DISABLE';
  version?: Version | undefined;
  message: string;
  releaseTime: string;
  releaseUser: { email: string };
}

export interface Channel {
  name: string;
  url: string;
  /** When it is removed, in ms. */
  expires?: number;
  release?: Release;
}

/** One site of Firebase Hosting: its stored bytes by hash, versions and channels. Refuses what the service would refuse. */
export class HostingState {
  readonly blobs = new Map<string, Buffer>();
  readonly versions = new Map<string, Version>();
  readonly channels = new Map<string, Channel>();
  private count = 0;

  constructor(readonly site: string) {}

  createVersion({ labels = {}, config }: { labels?: Record<string, string>; config?: Config }) {
    for (const [label, value] of Object.entries(labels)) {
      if (!/^[a-z0-9_-]{0,63}$/.test(value)) throw new Refusal(400, `Invalid label ${label}.`);
    }
    this.count += 1;
    const name = `sites/${this.site}/versions/${this.count.toString(16).padStart(16, '0')}`;
    const version: Version = { name, status: 'CREATED', labels, config, files: new Map() };
    this.versions.set(name, version);
    return version;
  }

  version(name: string): Version {
    const version = this.versions.get(name);
    if (!version || version.status === 'DELETED') throw new Refusal(404, `There is no ${name}.`);
    return version;
  }

  private open(name: string): Version {
    const version = this.version(name);
    if (version.status !== 'CREATED') throw new Refusal(400, `${name} is ${version.status}.`);
    return version;
  }

  private missing = (version: Version) => [
    ...new Set([...version.files.values()].filter((hash) => !this.blobs.has(hash))),
  ];

  populate(name: string, files: Record<string, string>): string[] {
    const version = this.open(name);
    const entries = Object.entries(files);
    if (entries.length > 1000) throw new Refusal(400, 'More than 1000 files in one call.');
    for (const [path, hash] of entries) {
      if (!path.startsWith('/')) throw new Refusal(400, `Invalid path ${path}.`);
      if (hash === '') version.files.delete(path);
      else version.files.set(path, hash);
    }
    return this.missing(version);
  }

  upload(name: string, hash: string, bytes: Buffer): void {
    const version = this.open(name);
    if (![...version.files.values()].includes(hash))
      throw new Refusal(404, 'No file has the hash.');
    if (createHash('sha256').update(bytes).digest('hex') !== hash) {
      throw new Refusal(400, 'The bytes do not have the hash.');
    }
    gunzipSync(bytes);
    this.blobs.set(hash, bytes);
  }

  finalise(name: string, config: Config): Version {
    const version = this.open(name);
    const missing = this.missing(version);
    if (missing.length) throw new Refusal(400, `${missing.length} files were not uploaded.`);
    Object.assign(version, { status: 'FINALIZED', config });
    return version;
  }

  delete(name: string): void {
    const version = this.version(name);
    const isShown = [...this.channels.values()].some((it) => it.release?.version === version);
    if (isShown) throw new Refusal(400, `${name} is shown by a channel.`);
    version.status = 'DELETED';
  }

  channel(id: string): Channel {
    const channel = this.channels.get(id);
    if (!channel) throw new Refusal(404, `There is no channel ${id}.`);
    return channel;
  }

  release(id: string, versionName: string | null, body: { message?: string; type?: string }) {
    const channel = this.channel(id);
    const { message = '', type } = body;
    if (message.length > 512) throw new Refusal(400, 'The message is too long.');
    const version = versionName === null ? undefined : this.version(versionName);
    if (!version && type !== 'SITE_DISABLE') throw new Refusal(400, 'There is no version.');
    if (version && version.status !== 'FINALIZED') throw new Refusal(400, 'Not finalized.');
    this.count += 1;
    channel.release = {
      name: `${channel.name}/releases/${this.count}`,
      type: version ? 'DEPLOY' : 'SITE_DISABLE',
      version,
      message,
      releaseTime: new Date().toISOString(),
      releaseUser: { email: 'deployer@cirvena.example' },
    };
    return channel.release;
  }

  /** What visitors of a channel get. */
  documents(id: string): Documents | undefined {
    const version = this.channels.get(id)?.release?.version;
    if (!version) return undefined;
    const rules: HostingRules = fromVersionConfig(version.config);
    return {
      rules,
      paths: [...version.files.keys()],
      read: async (path) => gunzipSync(this.blobs.get(version.files.get(path) ?? '') ?? ''),
    };
  }
}
