/**
 * What other programs do before the page's own scripts run: user scripts, extensions, privacy settings, old libraries. Each runs
 * in the page. Sources are bug reports of other sites.
 */
export const earlierPrograms: Readonly<Record<string, () => void>> = {
  'a default policy that passes everything': () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    const pass = (text: string) => text;
    trustedTypes?.createPolicy('default', {
      createHTML: pass,
      createScript: pass,
      createScriptURL: pass,
    });
  },
  'a default policy for markup alone': () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    trustedTypes?.createPolicy('default', { createHTML: (text: string) => text });
  },
  'a policy named as ours': () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    trustedTypes?.createPolicy('site', { createHTML: (text: string) => text });
  },
  'globals of module loaders': () => {
    const define = Object.assign(() => {}, { amd: {} });
    Object.assign(window, {
      define,
      require: () => {},
      module: { exports: {} },
      exports: {},
      process: {},
      global: window,
      React: {},
      ReactDOM: {},
      $: () => {},
      jQuery: () => {},
    });
  },
  'globals of another federation': () => {
    Object.assign(window, {
      __FEDERATION__: { __GLOBAL_PLUGIN__: [] },
      __GLOBAL_LOADING_REMOTE_ENTRY__: {},
      webpackChunkshell: [],
      __webpack_share_scopes__: {},
      shell: {},
      site: {},
      name: 'x',
      remote_order: {},
      remote_products: {},
    });
  },
  'a fetch that is wrapped': () => {
    const { fetch } = window;
    window.fetch = async function (...request) {
      const response = await fetch.apply(this, request);
      return response.clone();
    };
  },
  'lists with a toJSON of their own': () => {
    const quoted = function (this: unknown) {
      return `[${[...(this as unknown[])].map((value) => JSON.stringify(value)).join()}]`;
    };
    Object.assign(Array.prototype, { toJSON: quoted });
  },
  'JSON that reads and writes in its own way': () => {
    const { parse, stringify } = JSON;
    JSON.stringify = ((value: unknown) => stringify(value, null, 2)) as typeof stringify;
    JSON.parse = (text: string) => {
      if (typeof text !== 'string') throw new SyntaxError('no text');
      return parse(text) as unknown;
    };
  },
  'a clock that stands': () => {
    const at = Date.now();
    Date.now = () => at;
    performance.now = () => 1000;
  },
  'a clock that is years behind': () => {
    const behind = 10 * 365 * 24 * 60 * 60 * 1000;
    const { now } = Date;
    const Real = Date;
    window.Date = class extends Real {
      constructor(...parts: [number]) {
        if (parts.length) super(...parts);
        else super(now() - behind);
      }
      static override now = () => now() - behind;
    } as DateConstructor;
  },
  'a Date that gives no number': () => {
    Date.now = () => NaN;
  },
  'storage that throws': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  'storage that is full': () => {
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
    IDBObjectStore.prototype.add = full;
  },
  'storage that is absent': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { value: undefined });
    }
  },
  'cookies off': () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
    // As Firefox.
    window.BroadcastChannel = class {
      constructor() {
        refuse();
      }
    } as unknown as typeof BroadcastChannel;
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse });
    Object.defineProperty(Navigator.prototype, 'locks', { get: refuse });
  },
  'no idle moment': () => {
    window.requestIdleCallback = () => 0;
  },
  'measuring switched off': () => {
    Object.assign(performance, { getEntriesByType: undefined, mark: undefined });
    Reflect.deleteProperty(window, 'PerformanceObserver');
  },
  'beacons that throw': () => {
    navigator.sendBeacon = () => {
      throw new TypeError('blocked');
    };
  },
  'no random ids': () => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  },
  'methods added to lists and objects': () => {
    Object.assign(Array.prototype, { last: () => {}, clear: () => {} });
    Object.assign(Object.prototype, { extend: () => {} });
  },
};

/** What leaves the page without a form that answers: it says how to order. */
export const obstructivePrograms: typeof earlierPrograms = {
  'a fetch that throws at once': () => {
    const { fetch } = window;
    window.fetch = function (target, options) {
      if (String(target).includes('/releases/')) throw new TypeError('blocked');
      return fetch.call(this, target, options);
    };
  },
  'a fetch that never answers for scripts': () => {
    const { fetch } = window;
    window.fetch = function (target, options) {
      if (String(target).includes('/releases/')) return new Promise(() => {});
      return fetch.call(this, target, options);
    };
  },
  'a history that throws': () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    history.replaceState = refuse;
    history.pushState = refuse;
  },
};
