// Stands in every page, so that no cache can keep it damaged. A file of a release that fails or hangs is asked for again past
// the caches; its element gets the outcome of the second attempt. When the shell cannot start, the page says how to order.
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
  let isStarting = false;
  let hasThrown = false;
  let isReported = false;

  const isFile = (it) => it.integrity && (it.localName === 'script' || it.rel === 'stylesheet');

  function report(reason) {
    const { doNotTrack, globalPrivacyControl } = navigator;
    if (isReported || doNotTrack === '1' || globalPrivacyControl) return;
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

  // A script's address can be set only once the shell has made its Trusted Types policy, so the page holds copies of the
  // shell's own scripts. The query keeps a copy from joining a request that hangs.
  function copyOf(element) {
    const address = element.getAttribute('src') ?? element.getAttribute('href');
    const spares = document.getElementById('site-scripts')?.content.children ?? [];
    const spare = [...spares].find((it) => it.getAttribute('src') === `${address}?retry`);
    if (spare) return document.importNode(spare);
    const copy = document.createElement(element.localName);
    copy.integrity = element.integrity;
    copy.crossOrigin = element.crossOrigin;
    if (copy.localName === 'script') copy.src = `${address}?retry`;
    else {
      copy.rel = 'stylesheet';
      copy.dataset.href = element.dataset.href ?? address;
      copy.href = `${address}?retry`;
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
    if (isStarting) return;
    isStarting = true;
    for (const element of shell) {
      await retry(element);
      if (shell.has(element)) break;
    }
    isStarting = false;
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
    if (element.defer) shell.add(element);
    setTimeout(() => {
      if (settled.has(element)) return;
      late.add(element);
      if (!shell.has(element)) return void retry(element);
      showHelp(true);
      void retryShell();
    }, limitOf(element));
  }

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
  // Sent by the shell, which reports it by itself.
  document.addEventListener('site-start-failed', () => {
    hasThrown = true;
    showHelp(true);
  });
})();
