/** Libraries that one place alone may import, and what everyone else does instead. */
const ONE_PLACE = [
  {
    places: ['shell/src/notifications/**'],
    library: 'react-toastify',
    message: 'Only shell/src/notifications shows toasts. Use the notify prop.',
  },
  {
    places: ['remote-order/src/order-store/**', 'order-desk/src/cloud/**'],
    library: 'firebase',
    message:
      'Only remote-order/src/order-store and order-desk/src/cloud talk to Firestore. Use the OrderStore, or the DeskCloud.',
  },
  {
    // Where remotes are loaded, and where pages are rendered.
    places: ['shell/src/remotes/**', 'shell/src/rendering/**'],
    library: '@module-federation',
    message:
      'Only shell/src/remotes, and rendering on the server, reach a remote. Use a component of remoteModules.tsx.',
  },
  {
    places: ['shared-ui/src/Carousel/**'],
    library: 'react-slick',
    message: "Only shared-ui's Carousel uses react-slick. Use the Carousel.",
  },
  {
    // The screens that have a router.
    places: ['shell/**', 'order-desk/**'],
    library: 'react-router',
    message: 'Draw a plain link. The shell follows it.',
  },
  {
    places: ['shell/**', 'order-desk/**'],
    library: 'react-router-dom',
    message: 'Draw a plain link. The shell follows it.',
  },
];

const TOOLS = ['platform/**', 'functions/**', 'e2e/**', 'bench/**', 'assets/**'];

const refuse = (libraries) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: libraries.map(({ library, message }) => ({
        group: [library, `${library}/**`],
        message,
      })),
    },
  ],
});

/** Who may import which library, as lint configuration. Who may import whom is in `importGraph.mjs`. */
export const onePlaceRules = [
  { files: ['**/*.{ts,tsx}'], ignores: TOOLS, rules: refuse(ONE_PLACE) },
  // A place that may import its library is still held to everything else.
  ...[...new Set(ONE_PLACE.flatMap(({ places }) => places))]
    .sort((one, other) => one.length - other.length)
    .map((place) => ({
      files: [place],
      ignores: TOOLS,
      rules: refuse(
        ONE_PLACE.filter(
          ({ places }) => !places.some((it) => place.startsWith(it.replace(/\*\*$/, ''))),
        ),
      ),
    })),
];
