import type { z } from 'zod';
import type { HostingRules } from '@site/server/hosting/hostingRules';
import type { versionAnswer } from './hostingAnswers';

type VersionConfig = NonNullable<z.infer<typeof versionAnswer>['config']>;

/** The rules as the API takes them: what the official CLI makes of `firebase.json`. */
export function toVersionConfig({
  headers,
  cleanUrls,
  trailingSlash,
  rewrites,
}: HostingRules): VersionConfig {
  return {
    headers: headers.map(({ source, headers: list }) => ({
      glob: source,
      headers: Object.fromEntries(list.map(({ key, value }) => [key, value])),
    })),
    cleanUrls,
    trailingSlashBehavior: trailingSlash ? 'ADD' : 'REMOVE',
    ...(rewrites && {
      rewrites: rewrites.map(({ source, function: it }) => ({
        glob: source,
        function: it.functionId,
        functionRegion: it.region,
      })),
    }),
  };
}

export function fromVersionConfig(config: VersionConfig = {}): HostingRules {
  return {
    headers: (config.headers ?? []).map(({ glob, headers }) => ({
      source: glob,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    cleanUrls: config.cleanUrls ?? false,
    trailingSlash: config.trailingSlashBehavior === 'ADD',
    ...(config.rewrites && {
      rewrites: config.rewrites.map(({ glob, function: functionId, functionRegion: region }) => ({
        source: glob,
        function: { functionId, region },
      })),
    }),
  };
}
