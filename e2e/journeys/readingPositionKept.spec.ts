import { leavingDocument, testEachWay } from '../browser/readingPosition';
import { IN_CHROMIUM, test } from '../browser/test';
import { browserThatKeepsPages } from '../browser/fullChromium';

test.use({ launchOptions: browserThatKeepsPages });

test.describe('in a browser that keeps pages', { tag: IN_CHROMIUM }, () =>
  testEachWay(leavingDocument),
);
