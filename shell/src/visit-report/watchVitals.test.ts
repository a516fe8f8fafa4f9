import * as library from 'web-vitals';
import { watchVitals } from './watchVitals';

jest.mock('web-vitals');

const tell = (
  name: 'CLS' | 'LCP' | 'INP',
  value: number,
  entries: object[] = [],
  navigationType = 'navigate',
) =>
  jest
    .mocked(library[`on${name}`])
    .mock.lastCall?.[0]({ name, value, entries, navigationType } as never);

/** A browser that has these long frames on their way. */
function browserWith(frames: object[]) {
  class Observer {
    static supportedEntryTypes = ['long-animation-frame'];
    constructor(private readonly told: (list: { getEntries(): object[] }) => void) {}
    observe() {
      this.told({ getEntries: () => frames });
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
}
afterEach(() => Reflect.deleteProperty(globalThis, 'PerformanceObserver'));

test('takes the latest of each measurement; what a browser cannot measure is left out', () => {
  const vitalsSoFar = watchVitals();
  expect(vitalsSoFar()).toEqual({ vitals: {} });
  tell('LCP', 300);
  tell('LCP', 812.4);
  tell('CLS', 0.05004);
  tell('INP', 120, [{ startTime: 1, duration: 120 }]);
  expect(vitalsSoFar()).toEqual({ vitals: { lcp: 812, cls: 0.05, inp: 120 } });
});

test('a page that a link opens within the site counts as a change of route', () => {
  const vitalsSoFar = watchVitals();
  tell('LCP', 900);
  tell('INP', 180, [{ startTime: 1, duration: 180 }]);
  tell('LCP', 260, [], 'soft-navigation');
  tell('LCP', 140, [], 'soft-navigation');
  tell('INP', 40, [{ startTime: 9, duration: 40 }], 'soft-navigation');
  expect(vitalsSoFar()).toEqual({ vitals: { lcp: 900, route: 260, inp: 180 } });
});

const ours = 'remote-order/1.4.0-0123456789ab/forms.js';
test.each([
  ['of ours', `https://site.example/releases/${ours}?retry`, { script: ours }],
  ['of others', 'https://ads.example/a.js', {}],
])(
  'lays a slow interaction to its region, and to a script %s that ran longest meanwhile',
  (_of, sourceURL, found) => {
    document.body.innerHTML = '<div data-owner="order"><button>Send</button></div>';
    const earlier = 'https://site.example/releases/shell/1.0.0-0123456789ab/shell.js';
    browserWith([
      { startTime: 100, duration: 100, scripts: [{ duration: 90, sourceURL: earlier }] },
      { startTime: 1010, duration: 100, scripts: [{ duration: 80, sourceURL }] },
    ]);
    const vitalsSoFar = watchVitals();
    const target = document.querySelector('button');
    tell('INP', 320, [{ startTime: 1000, duration: 320, target }]);
    target?.remove();

    expect(vitalsSoFar().slow).toEqual({ ms: 320, region: 'order', ...found });
  },
);
