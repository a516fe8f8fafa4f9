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
afterEach(() => Reflect.deleteProperty(globalThis, 'PerformanceObserver'));

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

  expect(watchVitals()()).toEqual({ lcp: 812, cls: 0.05, inp: 120 });
});

test('a row of shifts ends after five seconds, however close they are', () => {
  const shifts = Array.from({ length: 12 }, (_, number) => shift(1 + number * 900, 0.01));
  browserWith({ 'layout-shift': shifts });

  expect(watchVitals()()).toEqual({ cls: 0.06 });
});

test('a page on which nothing moved has a shift of 0; what a browser cannot measure is left out', () => {
  browserWith({ 'layout-shift': [] });
  expect(watchVitals()()).toEqual({ cls: 0 });

  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  expect(watchVitals()()).toEqual({});
});
