/** Libraries that one place alone may import, and what everyone else does instead. */
const ONE_PLACE = [
  {
    places: ['shell/src/notifications/'],
    library: 'react-toastify',
    message: 'Only shell/src/notifications shows toasts. Use the notify prop.',
  },
  {
    places: ['remote-order/src/order-store/', 'order-desk/src/cloud/'],
    library: 'firebase',
    message:
      'Only remote-order/src/order-store and order-desk/src/cloud talk to Firestore. Use the DocumentStore, or the DeskCloud.',
  },
  {
    // Where remotes are loaded, and where pages are rendered.
    places: ['shell/src/remotes/', 'shell/src/rendering/'],
    library: '@module-federation',
    message:
      'Only shell/src/remotes, and rendering on the server, reach a remote. Use a component of remoteModules.tsx.',
  },
  {
    places: ['shared-ui/src/Carousel/'],
    library: 'react-slick',
    message: "Only shared-ui's Carousel uses react-slick. Use the Carousel.",
  },
  {
    // The screens that have a router.
    places: ['shell/', 'order-desk/'],
    library: 'react-router-dom',
    message: 'Draw a plain link. The shell follows it.',
  },
  {
    places: [],
    library: 'react-router',
    message: 'Import it from react-router-dom.',
  },
];

/** Lints who may import which library. Who may import whom is in `importGraph.mjs`. */
export const onePlaceRule = {
  create: (context) => ({
    ImportDeclaration(node) {
      const file = context.filename.slice(context.cwd.length + 1);
      const { value: name } = node.source;
      for (const { places, library, message } of ONE_PLACE) {
        if (name !== library && !name.startsWith(`${library}/`)) continue;
        if (!places.some((place) => file.startsWith(place))) context.report({ node, message });
      }
    },
  }),
};
