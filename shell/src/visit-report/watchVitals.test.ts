import * as library from 'web-vitals';
import { watchVitals } from './watchVitals';

jest.mock('web-vitals');

const tell = (name: 'CLS' | 'LCP' | 'INP', value: number, navigationType = 'navigate') =>
  jest.mocked(library[`on${name}`]).mock.lastCall?.[0]({ name, value, navigationType } as never);

test('takes the latest of each measurement; what a browser cannot measure is left out', () => {
  const vitals = watchVitals();
  expect(vitals).toEqual({});
  tell('LCP', 300);
  tell('LCP', 812.4);
  tell('CLS', 0.05004);
  tell('INP', 120);
  expect(vitals).toEqual({ lcp: 812, cls: 0.05, inp: 120 });
});

test('a page that a link opens within the site counts as a change of route', () => {
  const vitals = watchVitals();
  tell('LCP', 900);
  tell('INP', 180);
  tell('LCP', 260, 'soft-navigation');
  tell('LCP', 140, 'soft-navigation');
  tell('INP', 40, 'soft-navigation');
  expect(vitals).toEqual({ lcp: 900, route: 260, inp: 180 });
});
