import { engineOfTests } from '@site/tooling/browser/openBrowser';

const isChromium = engineOfTests() === 'chromium';

/** A test that asks for what only Chromium's developer tools can do. */
export const testInChromium = isChromium ? test : test.skip;

export const describeInChromium = isChromium ? describe : describe.skip;
