import { watchVitals } from './watchVitals';

type Entries = Record<string, object[]>;

/** A browser that has these entries on their way; jsdom measures nothing. */
function browserWith(entries: Entries) {
  class Observer {
    static supportedEntryTypes = Object.keys(entries);
    private type = '';
    constructor(private readonly told: (list: { getEntries(): object[] }) => void) {}
    observe({ type }: { type: string }) {
      this.type = type;
      const [first] = entries[type] ?? [];
      if (first) this.told({ getEntries: () => [first] });
    }
    takeRecords() {
      return (entries[this.type] ?? []).slice(1);
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

test('takes the last paint, the worst row of shifts and the slowest interaction', () => {
  browserWith({
    'largest-contentful-paint': [{ startTime: 300 }, { startTime: 812.4 }],
    'layout-shift': [
      shift(100, 0.02),
      shift(900, 0.03),
      // A pause of more than a second ends the row.
      shift(2000, 0.04),
      shift(2100, 0.5, true),
    ],
    event: [
      { interactionId: 1, duration: 64 },
      { interactionId: 0, duration: 900 },
      { interactionId: 2, duration: 120 },
      { interactionId: 3, duration: 48 },
    ],
  });

  expect(watchVitals()()).toEqual({ vitals: { lcp: 812, cls: 0.05, inp: 120 } });
});

test('takes the first paint and the first byte', () => {
  browserWith({
    paint: [
      { name: 'first-paint', startTime: 300 },
      { name: 'first-contentful-paint', startTime: 420.4 },
    ],
    navigation: [{ responseStart: 90.6 }],
  });

  expect(watchVitals()().vitals).toEqual({ fcp: 420, ttfb: 91 });
});

test('a page that was prerendered is measured from when it was shown', () => {
  Object.assign(performance, { getEntriesByType: () => [{ activationStart: 6000 }] });
  browserWith({
    'largest-contentful-paint': [{ startTime: 500 }, { startTime: 6120.4 }],
    paint: [{ name: 'first-contentful-paint', startTime: 420 }],
    navigation: [{ responseStart: 90 }],
  });

  expect(watchVitals()().vitals).toEqual({ lcp: 120, fcp: 0, ttfb: 0 });
});

test('lays a slow interaction to its region, and to the script that ran longest meanwhile', () => {
  document.body.innerHTML = '<div data-owner="remote-order"><button>Send</button></div>';
  const target = document.querySelector('button');
  const origin = 'https://site.example';
  const frame = (startTime: number, ...scripts: [duration: number, sourceURL: string][]) => ({
    ...{ startTime, duration: 100 },
    scripts: scripts.map(([duration, sourceURL]) => ({ duration, sourceURL })),
  });
  const file = 'remote-order/1.4.0-0123456789ab/forms.js';
  browserWith({
    event: [{ interactionId: 1, startTime: 1000, duration: 320, target }],
    'long-animation-frame': [
      frame(100, [90, `${origin}/releases/shell/1.0.0-0123456789ab/shell.js`]),
      frame(1010, [20, `${origin}/?name=asha`], [80, `${origin}/releases/${file}?retry`]),
    ],
  });

  expect(watchVitals()()).toEqual({
    vitals: { inp: 320 },
    slow: { ms: 320, region: 'remote-order', script: file },
  });
});

test('of a script that is not ours, and of an element that is gone, nothing is told', () => {
  browserWith({
    event: [{ interactionId: 1, startTime: 1000, duration: 320, target: null }],
    'long-animation-frame': [
      {
        startTime: 1000,
        duration: 90,
        scripts: [{ duration: 80, sourceURL: 'https://ads.example/a.js' }],
      },
    ],
  });

  expect(watchVitals()().slow).toEqual({ ms: 320 });
});

test('a row of shifts ends after five seconds, however close they are', () => {
  const shifts = Array.from({ length: 12 }, (_, number) => shift(1 + number * 900, 0.01));
  browserWith({ 'layout-shift': shifts });

  expect(watchVitals()().vitals).toEqual({ cls: 0.06 });
});

test('a page on which nothing moved has a shift of 0; what a browser cannot measure is left out', () => {
  browserWith({ 'layout-shift': [] });
  expect(watchVitals()().vitals).toEqual({ cls: 0 });

  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  expect(watchVitals()()).toEqual({ vitals: {} });
});
