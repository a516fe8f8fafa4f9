import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The workspace folder of every remote. */
export const remoteFolders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name.startsWith('remote-'))
  .map(({ name }) => name)
  .sort();

/**
 * Who may import whom, as one table; lint enforces it. A package sees the packages in its row and itself.
 * Everything between the shell and a remote goes through federation, so no row of theirs names another of them.
 */
export const mayImport = {
  contracts: [],
  'shared-ui': [],
  shell: ['contracts', 'shared-ui'],
  ...Object.fromEntries(remoteFolders.map((name) => [name, ['contracts', 'shared-ui']])),
  'order-desk': ['contracts', 'shared-ui'],
  'platform/tooling': ['contracts'],
  'platform/reports': ['contracts', 'platform/tooling'],
  'platform/content-tools': ['contracts', 'platform/tooling'],
  'platform/firestore': ['contracts', 'platform/tooling'],
  'platform/order-notices': ['contracts', 'platform/tooling', 'platform/firestore'],
  'platform/sign-in': [
    'contracts',
    'platform/tooling',
    'platform/firestore',
    'platform/order-notices',
  ],
  functions: [
    'contracts',
    'platform/tooling',
    'platform/reports',
    'platform/firestore',
    'platform/order-notices',
    'platform/sign-in',
  ],
  'platform/federation': [
    'contracts',
    'platform/tooling',
    'platform/content-tools',
    'platform/firestore',
  ],
  'platform/server': [
    'contracts',
    'platform/tooling',
    'platform/reports',
    'platform/firestore',
    'platform/order-notices',
    'platform/sign-in',
    'platform/federation',
  ],
  'platform/repository': ['contracts', 'platform/tooling', 'platform/federation'],
  'platform/deploy': [
    'contracts',
    'platform/tooling',
    'platform/reports',
    'platform/firestore',
    'platform/federation',
    'platform/server',
  ],
  e2e: [
    'contracts',
    'platform/tooling',
    'platform/firestore',
    'platform/order-notices',
    'order-desk',
    'functions',
    'platform/federation',
    'platform/server',
  ],
  bench: ['contracts', 'platform/tooling', 'platform/federation', 'platform/server'],
  'assets/packshots': ['contracts', 'platform/tooling'],
};

const packages = Object.keys(mayImport);

/** The package in a workspace folder: `@site/tooling` in `platform/tooling`. */
const packageIn = (folder) => `@site/${folder.split('/').at(-1)}`;

/** The benchmark's bundles hold the applications' code, so these folders, and no other, reach into them. */
const BENCHMARK_BUNDLES = 'bench/src/{bundled,original}/**';

/** Libraries that one place alone may import, and what everyone else does instead. */
const ONE_PLACE = [
  {
    place: 'shell/src/notifications/**',
    pattern: 'react-toastify*',
    message: 'Only shell/src/notifications shows toasts. Use the notify prop.',
  },
  {
    place: 'remote-order/src/order-store/**',
    also: 'order-desk/src/cloud/**',
    pattern: 'firebase*',
    message:
      'Only remote-order/src/order-store and order-desk/src/cloud talk to Firestore. Use the OrderStore, or the DeskCloud.',
  },
  {
    place: 'shell/src/remotes/**',
    // Where pages are rendered.
    also: 'shell/src/rendering/**',
    pattern: '@module-federation/*',
    message:
      'Only shell/src/remotes, and rendering on the server, reach a remote. Use a component of remoteModules.tsx.',
  },
  {
    place: 'shared-ui/src/Carousel/**',
    pattern: 'react-slick*',
    message: "Only shared-ui's Carousel uses react-slick. Use the Carousel.",
  },
];

const isScreen = (name) => !/^(platform|functions|e2e|bench|assets)(\/|$)/.test(name);

/** The patterns that code of a package may not import, each with what to do about it. */
function forbiddenIn(name) {
  const strangers = packages.filter((other) => other !== name && !mayImport[name].includes(other));
  return [
    {
      group: strangers.map(packageIn).flatMap((other) => [other, `${other}/*`]),
      message: `${name} may import ${mayImport[name].map(packageIn).join(' and ') || 'no other package of ours'}.`,
    },
    {
      regex: `^(\\.\\./)+(${packages.filter((other) => other !== name).join('|')})(/|$)`,
      message: 'Another package is imported by its name, through the doors in its package.json.',
    },
    {
      group: [packageIn(name), `${packageIn(name)}/*`],
      message: 'Inside a package, files import each other by path.',
    },
  ].filter(({ group }) => group?.length !== 0);
}

/** The screens that have a router. */
const HAVE_ROUTER = ['shell', 'order-desk'];

const routerPaths = (name) =>
  isScreen(name) && !HAVE_ROUTER.includes(name)
    ? ['react-router', 'react-router-dom'].map((library) => ({
        name: library,
        message: 'Draw a plain link. The shell follows it.',
      }))
    : [];

function restricted(name, onePlace) {
  return {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...forbiddenIn(name),
          ...onePlace.map(({ pattern, message }) => ({
            group: [pattern, `${pattern.replace(/\*$/, '')}/**`],
            message,
          })),
        ],
        paths: routerPaths(name),
      },
    ],
  };
}

/** The table and the lists above as lint configuration. */
export const boundaryRules = packages.flatMap((name) => {
  const onePlace = isScreen(name) ? ONE_PLACE : [];
  const rules = restricted(name, onePlace);
  return [
    // The configuration of the build, and the schema of the texts, are not in the application: they use the platform.
    {
      files: [`${name}/**/*.{ts,tsx}`],
      ignores: [`${name}/webpack.config.ts`, `${name}/content/**`, BENCHMARK_BUNDLES],
      rules,
    },
    // A place that may import its library is still held to everything else.
    ...onePlace
      .flatMap((own) => [own.place, own.also ?? []].flat().map((place) => ({ own, place })))
      .filter(({ place }) => place.startsWith(`${name}/`))
      .map(({ own, place }) => ({
        files: [place],
        rules: restricted(
          name,
          onePlace.filter((other) => other !== own),
        ),
      })),
  ];
});
