import '@testing-library/jest-dom';
import '@testing-library/react/dont-cleanup-after-each';
import { act, cleanup, configure } from '@testing-library/react';
import type * as JestAxe from 'jest-axe';
import './idleBrowser';

// How long `findBy…` waits. On a busy machine the library's own second is not enough.
configure({ asyncUtilTimeout: 10_000 });

// Axe is loaded by the files that use it: that takes a tenth of a second.
expect.extend({
  toHaveNoViolations(...results: Parameters<JestAxe.IToHaveNoViolations>) {
    const { toHaveNoViolations } = jest.requireActual<typeof JestAxe>('jest-axe');
    return toHaveNoViolations.toHaveNoViolations(...results);
  },
});

// Not the library's own: a part ends its root a moment after it is taken away.
afterEach(() => act(async () => cleanup()));

// What was typed outlives its form, and so a test.
afterEach(() => {
  Reflect.deleteProperty(globalThis, '_SITE_DRAFTS');
  sessionStorage.clear();
});

// jsdom lays nothing out, and so scrolls nothing.
Element.prototype.scrollIntoView ??= () => {};

// jsdom has no matchMedia: no query matches, as on the narrowest screen.
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }) as MediaQueryList;

// Nor an IntersectionObserver: whatever is observed is in view.
globalThis.IntersectionObserver ??= function InView(report: IntersectionObserverCallback) {
  const observe = (target: Element) =>
    report([{ isIntersecting: true, target }] as IntersectionObserverEntry[], observer);
  const observer = { observe, disconnect: () => {} } as unknown as IntersectionObserver;
  return observer;
} as unknown as typeof IntersectionObserver;
