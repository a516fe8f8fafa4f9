import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';

// How long `findBy…` waits. On a busy machine the library's own second is not enough.
configure({ asyncUtilTimeout: 10_000 });

expect.extend(toHaveNoViolations);

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
