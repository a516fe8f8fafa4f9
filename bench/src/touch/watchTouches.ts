import type { TouchTarget } from './touchTargets';

/** What the page tells, with the time on the page's own clock. */
export type Told = 'busy' | 'touched' | 'missed' | 'effect';

/** Where the target is. */
export interface Place {
  x: number;
  y: number;
}

/** What `watchTouches` leaves in the page. */
export interface Watch {
  tell(what: Told, at: number): void;
  /** Says where the target is. */
  tellPlace(place: Place): void;
  /** Scrolls the target into view as soon as it is there, and tells its place once. */
  seek(): void;
}

/**
 * Runs in the page before anything else, so it uses nothing from outside. It tells when the target
 * is touched, and when the touch has its effect on the screen. All of it is read from the page itself.
 */
export function watchTouches({
  target,
  field,
  followed,
  submitted,
  isSoughtAtOnce,
}: {
  target: TouchTarget;
  /** The name of the form's first field. */
  field: string;
  /** The path of the link that is followed to its page's heading. */
  followed: string;
  /** The attribute of a form that waits for its script. */
  submitted: string;
  isSoughtAtOnce: boolean;
}): void {
  const watch = (globalThis as unknown as { bench: Watch }).bench;
  const { tell } = watch;
  const { scheduler } = globalThis as unknown as {
    scheduler: { postTask(task: () => void, options: { priority: 'user-blocking' }): unknown };
  };
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const form = () => document.querySelector(`[name="${field}"]`)?.closest('form') ?? undefined;

  const opener = {
    find: () => all('header :is(button, summary)').find(isShown),
    // Opened is what shows more links than before.
    state: () => all('header a[href]').filter(isShown).length,
  };
  const carousel = () => document.querySelector('[role="group"][aria-roledescription]');
  const leadsElsewhere = (link: HTMLElement) => {
    const { origin, pathname, hash, hreflang } = link as HTMLAnchorElement;
    return origin === location.origin && pathname !== location.pathname && !hash && !hreflang;
  };

  const link = {
    find: () =>
      all('main a[href], header a[href]').find(
        (it) => (it as HTMLAnchorElement).pathname === followed && isShown(it),
      ),
    state: () => document.querySelector('h1')?.textContent,
  };

  const targets: Record<TouchTarget, { find(): HTMLElement | undefined; state(): unknown }> = {
    menu: opener,
    dropdown: opener,
    toProduct: link,
    toBuyNow: link,
    toHome: link,
    link: {
      find: () =>
        [...all('footer a[href]'), ...all('header a[href]')].find(
          (it) => leadsElsewhere(it) && isShown(it),
        ),
      // The next page's heading, or the line that says that it is under way.
      state: () =>
        `${document.querySelector('h1')?.textContent} ${document.querySelector('main')?.ariaBusy}`,
    },
    carousel: {
      // The last one of its controls leads to the next slide.
      find: () => [...(carousel()?.querySelectorAll('button') ?? [])].filter(isShown).at(-1),
      state() {
        const whole = carousel();
        const left = whole?.getBoundingClientRect().left ?? 0;
        const slides = [...(whole?.querySelectorAll('[aria-roledescription]') ?? [])];
        const offsets = slides.map((it) => it.getBoundingClientRect().left - left);
        // The slide in front, and where it is.
        const nearest = offsets.reduce(
          (best, it) => (Math.abs(it) < Math.abs(best) ? it : best),
          1e6,
        );
        const name = slides[offsets.indexOf(nearest)]?.getAttribute('aria-label');
        return `${name} ${Math.round(nearest / 2)}`;
      },
    },
    key: {
      find: () => all(`[name="${field}"]`)[0],
      state: () => (all(`[name="${field}"]`)[0] as HTMLInputElement | undefined)?.value.length,
    },
    submit: {
      find: () =>
        [...(form()?.querySelectorAll('button') ?? [])].find((it) => it.type === 'submit'),
      // A field that is marked, a status, a toast, or a sign that the form waits.
      state() {
        const own = form()?.parentElement ?? document;
        const marks = own.querySelectorAll(
          `[aria-invalid="true"], [aria-busy="true"], [${submitted}]`,
        );
        const texts = [...own.querySelectorAll('[role="status"]')].map((it) => it.textContent);
        return [marks.length, texts.join(), all('[data-toast]').length].join();
      },
    },
  };
  const { find, state } = targets[target];

  // The page may still be arriving: what stands where the touch went is the target, also when a better one has come since.
  let sought: HTMLElement | undefined;
  let before: unknown;
  let isTouched = false;
  let hasEffect = false;
  const noteEffect = () => {
    if (hasEffect) return;
    hasEffect = true;
    tell('effect', performance.now());
  };
  const watchEffect = () => {
    if (state() === before) return void requestAnimationFrame(watchEffect);
    // This frame shows it; the task runs once it is painted, before what the page does next. A message would wait behind the
    // page's timers and requests, and further frames: 100 ms that no visitor waits.
    void scheduler.postTask(noteEffect, { priority: 'user-blocking' });
  };
  const isOnTarget = (event: Event) => {
    const touched = sought?.isConnected ? sought : find();
    if (!touched) return false;
    if (event.target instanceof Node && touched.contains(event.target)) return true;
    // A disabled button gets no events; its parent does.
    const { clientX = -1, clientY = -1 } = event as Partial<PointerEvent>;
    return touched.contains(document.elementFromPoint(clientX, clientY));
  };
  const noteTouch = (event: Event) => {
    if (isTouched) return;
    if (!isOnTarget(event)) return tell('missed', event.timeStamp);
    // To type, one has to touch the field first.
    if (target === 'key' && event.type !== 'keydown') return;
    isTouched = true;
    before = state();
    tell('touched', event.timeStamp);
    requestAnimationFrame(watchEffect);
  };
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, noteTouch, { capture: true });
  }
  // A link that the browser follows itself: its effect is that the next page is under way.
  const { navigation } = globalThis as unknown as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { sameDocument } = (event as Event & { destination: { sameDocument: boolean } })
      .destination;
    if (isTouched && !sameDocument) noteEffect();
  });

  new PerformanceObserver(() => tell('busy', performance.now())).observe({ type: 'longtask' });

  // A frame's callback runs before the frame is painted, so the first paint finds the target in view.
  watch.seek = () => {
    const element = find();
    if (!element) return void requestAnimationFrame(watch.seek);
    sought = element;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = { x: x + width / 2, y: y + height / 2 };
    // Nobody touches what is not painted yet, so the touch does not wait for that.
    const tellPlace = () => watch.tellPlace(place);
    void scheduler.postTask(tellPlace, { priority: 'user-blocking' });
  };
  if (isSoughtAtOnce) requestAnimationFrame(watch.seek);
}
