import type { z } from 'zod';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { folderOf, type ApplicationName } from '@site/tooling/workspace';
import { parseWithSchema } from './parseWithSchema';
import { releaseShape, type Release } from './releaseFormat';
import { versionOf } from './releaseId';

/** The address that a release has on the site: nothing else may be written to, or loaded from, in its name. */
export const baseOf = (application: ApplicationName, id: string): string =>
  `${RELEASES_ADDRESS}${folderOf(application)}/${id}/`;

/** Lists of files by their names, with the path to them. */
type Lists = [string[], Record<string, string[]>];

/** Every list of browser files in a description, with its path for messages. */
function* namedFiles({ entry, modules }: Release) {
  const { further = {}, ...first } = entry;
  const entries: [string[], typeof first][] = [
    [['entry'], first],
    ...Object.entries(further).map((entry): [string[], typeof first] => [
      ['entry', 'further', entry[0]],
      entry[1],
    ]),
  ];
  const groups = [
    ...entries.map(([path, lists]): Lists => [path, { ...lists }]),
    ...Object.entries(modules).map((entry): Lists => [['modules', entry[0]], entry[1]]),
  ];
  for (const [path, lists] of groups) {
    for (const [kind, files] of Object.entries(lists)) {
      for (const [index, file] of files.entries()) yield { path: [...path, kind, index], file };
    }
  }
}

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
  for (const { path, file } of namedFiles(release)) {
    if (!Object.hasOwn(release.files, `web/${file}`)) {
      issue(path, `"${file}" is not a file of this release`);
    }
  }
});

/**
 * Reads a `release.json`. Everything that is later written to, loaded or shown by what it says is checked here.
 * @throws when it does not describe the release that its place is named after
 */
export function parseRelease(
  text: string,
  place: { application: string; id: string; address: string },
): Release {
  const release = parseWithSchema(schema, text, { address: place.address, what: 'release' });
  if (release.application !== place.application || release.id !== place.id) {
    throw new Error(
      `${place.address} describes another release: ${release.application} ${release.id}.`,
    );
  }
  return release;
}
