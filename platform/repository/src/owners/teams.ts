import { declarationOf } from '@site/contracts/remotes';
import { shellOwner } from '@site/contracts/shell';
import { isBuiltHere, remoteNames } from '@site/tooling/workspace';

/** The teams of more than a remote, by the name that documents use. */
const known: Readonly<Record<string, string>> = {
  site: shellOwner,
  product: '@cirvena/product-team',
  order: '@cirvena/order-team',
};

/** A team by the name that documents use: `store` of `@cirvena/store-team`. */
const teamOf = (handle: string): string =>
  Object.keys(known).find((it) => known[it] === handle) ??
  handle.replace(/^@(.*\/)?/, '').replace(/-team$/, '');

/** The remotes that are built here, each with the owner that its declaration names. */
const remotes = remoteNames.filter(isBuiltHere).map(declarationOf);

/** The teams, and who they are on GitHub. A remote brings its own. */
export const teams: Readonly<Record<string, string>> = {
  ...known,
  ...Object.fromEntries(remotes.map(({ owner }) => [teamOf(owner), owner])),
};

export type Team = string;

const everybody = Object.keys(teams);

/** Who answers for a workspace. A folder without a row of its own belongs to nobody, and a test says so. */
export const owners: Readonly<Record<string, readonly Team[]>> = {
  contracts: everybody,
  'shared-ui': everybody,
  'platform/tooling': ['site'],
  'platform/federation': ['site'],
  'platform/firestore': ['order'],
  'platform/order-notices': ['order'],
  'platform/sign-in': ['order'],
  'platform/reports': ['site'],
  'platform/server': ['site'],
  'platform/deploy': ['site'],
  'platform/repository': ['site'],
  'platform/content-tools': ['product'],
  shell: ['site'],
  ...Object.fromEntries(remotes.map(({ folder, owner }) => [folder, [teamOf(owner)]])),
  'order-desk': ['order'],
  functions: ['order'],
  e2e: everybody,
  bench: everybody,
  'assets/packshots': ['product'],
};

/** Whose changes need a second look by one team, wherever they are made. Later rows win, as in CODEOWNERS. */
export const furtherOwners: Readonly<Record<string, Team>> = {
  'firestore.rules': 'order',
  'targets.json': 'site',
  '.github/': 'site',
  '.ci/': 'site',
};
