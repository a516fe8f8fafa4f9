// Stands in every page, so that no cache can keep it damaged. It starts the shell's scripts when someone needs them, or when
// the page is drawn and idle, and brings the styles that the page does without. A file of a release that fails or hangs is asked for again past the caches; its element gets the
// outcome of the second attempt. When the shell cannot start, the page says how to order.
(() => {
  const LIMIT = 6000;
  // The shell is the largest file, and slow networks need longer than this for it only when they hang.
  const SHELL_LIMIT = 10000;
  const { visits } = document.currentScript.dataset;
  // The shell's scripts that have not run yet, in their order: none of them works before the one in front of it.
  const shell = new Set();
  // Elements whose outcome is known, to those who wait for it as well.
  const settled = new WeakSet();
  const retrying = new WeakSet();
  const late = new WeakSet();
  const elsewhere = document.implementation.createHTMLDocument();
  let hasStarted = false;
  let isRetrying = false;
  let hasThrown = false;
  let isReported = false;

  const isFile = (it) => it.integrity && (it.localName === 'script' || it.rel === 'stylesheet');

  function report(reason) {
    const { doNotTrack, globalPrivacyControl } = navigator;
    if (!visits || isReported || doNotTrack === '1' || globalPrivacyControl) return;
    isReported = true;
    const pins = JSON.parse(document.getElementById('site-releases').textContent);
    const releases = Object.fromEntries(
      Object.entries(pins).map(([name, it]) => [name, it.release]),
    );
    const body = JSON.stringify({ releases, modules: {}, vitals: {}, start: reason });
    navigator.sendBeacon(visits, new Blob([body], { type: 'application/json' }));
  }

  function showHelp(isShown) {
    const help = document.getElementById('site-help');
    if (!help) return;
    help.hidden = !isShown;
    // Nobody is sending what was submitted.
    if (isShown) {
      document.querySelectorAll('[data-submitted]').forEach((it) => delete it.dataset.submitted);
    }
    help.querySelector('button').onclick = tryAgain;
  }

  function tryAgain() {
    if (hasThrown) return location.reload();
    showHelp(false);
    shell.forEach((it) => settled.delete(it));
    void retryShell();
  }

  function settle(element, outcome) {
    settled.add(element);
    if (shell.has(element)) {
      if (outcome === 'load') shell.delete(element);
      else report(late.has(element) ? 'timeout' : 'refused');
      showHelp(hasThrown || outcome === 'error');
    }
  }

  const sleeping = () => [...(document.getElementById('site-scripts')?.content.children ?? [])];

  // A script's address can be set only once the shell has made its Trusted Types policy, so the page holds copies of the
  // shell's own scripts. The query keeps a copy from joining a request that hangs.
  function copyOf(element) {
    const address = `${element.getAttribute('src') ?? element.getAttribute('href')}?retry`;
    const spare = sleeping().find((it) => it.getAttribute('src') === address);
    if (spare) return document.importNode(spare);
    const copy = document.createElement(element.localName);
    copy.integrity = element.integrity;
    copy.crossOrigin = element.crossOrigin;
    if (copy.localName === 'script') {
      if (self.trustedTypes && !trustedTypes.defaultPolicy) throw new Error('No policy yet');
      copy.src = address;
    } else {
      copy.rel = 'stylesheet';
      copy.dataset.href = element.dataset.href ?? element.getAttribute('href');
      copy.href = address;
    }
    return copy;
  }

  const limitOf = (element) => (shell.has(element) ? SHELL_LIMIT : LIMIT);

  const fetchPastCaches = (address, element) =>
    fetch(address, {
      cache: 'reload',
      integrity: element.integrity,
      signal: AbortSignal.timeout?.(limitOf(element)),
    });

  async function retryShell() {
    if (isRetrying) return;
    isRetrying = true;
    for (const element of shell) {
      await retry(element);
      if (shell.has(element)) break;
    }
    isRetrying = false;
  }

  async function retry(element) {
    if (settled.has(element) || retrying.has(element)) return;
    retrying.add(element);
    const address = element.src || element.href;
    let outcome = 'error';
    try {
      // For later visits: this replaces the copy that the browser has kept.
      fetchPastCaches(address, element).catch(() => {});
      await fetchPastCaches(`${address}?retry`, element);
      if (settled.has(element)) return;
      const copy = copyOf(element);
      settled.add(copy);
      const ran = new Promise((resolve) => {
        copy.onload = copy.onerror = resolve;
      });
      if (element.localName === 'link') element.after(copy);
      else document.head.append(copy);
      // In another document, a script that arrives after all does not run a second time.
      elsewhere.adoptNode(element);
      outcome = (await ran).type;
    } catch {
      // It stays an error.
    } finally {
      retrying.delete(element);
    }
    settle(element, outcome);
    element.dispatchEvent(new Event(outcome));
  }

  function watch(element) {
    if (!isFile(element) || settled.has(element)) return;
    setTimeout(() => {
      if (settled.has(element)) return;
      late.add(element);
      if (!shell.has(element)) return void retry(element);
      showHelp(true);
      void retryShell();
    }, limitOf(element));
  }

  // The page may still be on its way; its scripts stand at its end.
  function start(fetchPriority) {
    if (hasStarted) return;
    if (document.readyState === 'loading') {
      return document.addEventListener('DOMContentLoaded', () => start(fetchPriority));
    }
    hasStarted = true;
    sleeping().forEach((it) => {
      if (it.getAttribute('src')?.endsWith('?retry')) return;
      const element = document.importNode(it);
      element.fetchPriority = fetchPriority;
      if (element.src) {
        // In their order, while they are fetched side by side.
        element.async = false;
        shell.add(element);
      }
      document.head.append(element);
    });
  }

  const whenIdle = () =>
    (window.requestIdleCallback ?? setTimeout)(() => start('low'), { timeout: 2000 });

  // Nothing competes with what is drawn first: a page may be loaded before its largest part is on the screen.
  function startWhenDrawn() {
    const { saveData, effectiveType } = navigator.connection ?? {};
    if (saveData || effectiveType?.endsWith('2g')) return;
    const isTold = PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint');
    if (!isTold) return requestAnimationFrame(() => requestAnimationFrame(whenIdle));
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      whenIdle();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  }

  // A link to another page is followed without the scripts of this one.
  const leaves = ({ type, target }) => {
    const link = type === 'pointerdown' && target.closest?.('a[href]');
    return link && (link.origin !== location.origin || link.pathname !== location.pathname);
  };

  ['pointerdown', 'pointermove', 'keydown', 'focusin'].forEach((name) =>
    addEventListener(name, (event) => leaves(event) || start('high'), {
      capture: true,
      passive: true,
    }),
  );
  // The form's own script submits it when it is there.
  addEventListener(
    'submit',
    (event) => {
      const { target } = event;
      if (target.dataset.asleep === undefined) return;
      event.preventDefault();
      target.dataset.submitted = '';
      start('high');
    },
    true,
  );
  addEventListener('load', () => {
    if (document.prerendering) {
      document.addEventListener('prerenderingchange', startWhenDrawn, { once: true });
    } else setTimeout(startWhenDrawn);
  });

  document.addEventListener('load', ({ target }) => isFile(target) && settle(target, 'load'), true);
  document.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (!isFile(target) || settled.has(target)) return;
      event.stopImmediatePropagation();
      if (!shell.has(target)) return void retry(target);
      shell.forEach((it) => elsewhere.adoptNode(it));
      void retryShell();
    },
    true,
  );
  new MutationObserver((records) =>
    records.forEach(({ addedNodes }) => addedNodes.forEach(watch)),
  ).observe(document.head, { childList: true });
  addEventListener('online', () => {
    if (shell.size) tryAgain();
  });
  addEventListener('error', ({ filename }) => {
    if (![...shell].some((it) => filename.startsWith(it.src))) return;
    hasThrown = true;
    report('threw');
    showHelp(true);
  });
  // Once the shell has drawn, it reports by itself.
  document.addEventListener('site-start-failed', ({ detail }) => {
    hasThrown = true;
    if (detail !== 'reported') report('threw');
    showHelp(true);
  });
})();
