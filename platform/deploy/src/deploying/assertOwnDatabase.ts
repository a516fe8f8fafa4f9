import { isLocalProject } from '@site/contracts/database';
import {
  type Release,
  type StoredRelease,
  releaseTitle,
} from '@site/releases/release/releaseFormat';
import type { Target, TargetOptions } from '../host/target';
import { PRODUCTION } from '../targets/targetsFile';

/**
 * Enquiries of customers and those of a test never meet: a target other than production needs a project of its own.
 * @throws when the pages would send to the project of production, or the release takes no other one
 */
export function assertOwnDatabase(
  { name, isLocal, settings: { database }, productionDatabase }: TargetOptions,
  order: StoredRelease,
): void {
  if (isLocal) return;
  const builtFor = order.database;
  if (database && !builtFor) {
    throw new Error(
      `${releaseTitle(order)} is older than databases of targets, so ${name} cannot have its own. Take a newer release.`,
    );
  }
  const production = (productionDatabase ?? builtFor)?.projectId;
  if (name === PRODUCTION || (production !== undefined && isLocalProject(production))) return;
  if (database && database.projectId !== production) return;
  throw new Error(
    `${name} would send enquiries to ${production ?? 'the project of production'}, where those of customers go. Give the target a "database" of its own.`,
  );
}

/** A line for a public site whose enquiries go nowhere, as the project exists on this machine alone. */
export function unstoredEnquiries(
  { name, isLocal, settings: { database } }: Target,
  order: Pick<Release, 'database'> | undefined,
): string[] {
  const project = (database ?? order?.database)?.projectId;
  if (isLocal || project === undefined || !isLocalProject(project)) return [];
  const file = database ? `the target's "database"` : 'remote-order/firebase.config.json';
  return [
    `Enquiries of ${name} are not stored: the project ${project} does not exist in the cloud. Write the company's project into ${file}${database ? '' : ', release order under a new version'} and deploy again.`,
  ];
}
