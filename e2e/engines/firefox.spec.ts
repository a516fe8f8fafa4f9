import { findFirefox } from '@site/tooling/browser/findBrowser';

/** Journeys that take two minutes in Firefox; the pipeline runs all of them in each engine at night. */
const JOURNEYS = ['navigating', 'ordering'];

// What opens a browser reads it. Jest gives each file an environment of its own.
process.env.SITE_ENGINE = 'firefox';

if (findFirefox()) {
  describe.each(JOURNEYS)('%s', (name) => void jest.requireActual(`../journeys/${name}.spec`));
} else {
  console.log('Firefox is not installed: nothing was tried in it.');
  test.skip('journeys in Firefox', () => {});
}
