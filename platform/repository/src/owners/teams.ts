/** The teams, by the name that documents use, and who they are on GitHub. */
export const teams = {
  site: '@cirvena/site-team',
  product: '@cirvena/product-team',
  order: '@cirvena/order-team',
} as const;

export type Team = keyof typeof teams;

const everybody = Object.keys(teams) as Team[];

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
  'remote-products': ['product'],
  'remote-order': ['order'],
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
