import type { z } from 'zod';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { folderOf, type ApplicationName } from '@site/tooling/workspace';
import { parseWithSchema } from './parseWithSchema';
import { ReleaseDamaged } from './releaseDamaged';
import { filesNamedIn, releaseShape, type Release } from './releaseFormat';
import { versionOf } from './releaseId';

/** The address that a release has on the site: nothing else may be written to, or loaded from, in its name. */
export const baseOf = (application: ApplicationName, id: string): string =>
  `${RELEASES_ADDRESS}${folderOf(application)}/${id}/`;

const schema: z.ZodType<Release> = releaseShape.superRefine((release, context) => {
  const issue = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const base = baseOf(release.application, release.id);
  if (release.base !== base) issue(['base'], `expected ${base}`);
  if (release.version !== versionOf(release.id)) {
    issue(['version'], `expected ${versionOf(release.id)}`);
  }
  for (const [index, { module }] of (release.routes ?? []).entries()) {
    if (!Object.hasOwn(release.modules, module))
      issue(['routes', index, 'module'], `"${module}" is not a module of this release`);
  }
  for (const file of filesNamedIn(release)) {
    if (!Object.hasOwn(release.files, `web/${file}`)) {
      issue([], `"${file}" is not a file of this release`);
    }
  }
});

/**
 * Reads a `release.json`. Everything that is later written to, loaded or shown by what it says is checked here.
 * @throws ReleaseDamaged when it does not describe the release that its place is named after
 */
export function parseRelease(
  text: string,
  { application, id, address }: { application: string; id: string; address: string },
): Release {
  let release: Release;
  try {
    release = parseWithSchema(schema, text, { address, what: 'release' });
  } catch (cause) {
    throw new ReleaseDamaged((cause as Error).message, { cause });
  }
  if (release.application !== application || release.id !== id) {
    throw new ReleaseDamaged(
      `${address} describes another release: ${release.application} ${release.id}.`,
    );
  }
  return release;
}
