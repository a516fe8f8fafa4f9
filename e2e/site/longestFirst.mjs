import Sequencer from '@jest/test-sequencer';

/** What takes longest, in that order: a long file that starts last leaves the other workers idle. */
const LONGEST = [
  'proof.node',
  'deploy.node',
  'help.node',
  'verifyVerb.node',
  'orderNotices.node',
  'expiredEnquiries.node',
  'composingAgain.node',
  'manyEnquiries.node',
  'interrupted.node',
  'everyState.spec',
  'carousel.spec',
  'remotes.spec',
  'bigText.spec',
  'readingAndContact.spec',
  'composedPages.spec',
  'ordering.spec',
  'outbox.spec',
  'outboxFaults.spec',
  'outboxStore.spec',
  'offline.spec',
  'pageMetadata.spec',
  'menus.spec',
  'damagedFiles.spec',
  'outboxUncertain.spec',
  'hindi.spec',
  'nextPages.spec',
  'navigating.spec',
  'carouselTakeover.spec',
];

const rankOf = ({ path }) => {
  const rank = LONGEST.findIndex((name) => path.includes(`/${name}.`));
  return rank < 0 ? LONGEST.length : rank;
};

const isInBrowser = ({ path }) => /\.spec\.ts$/.test(path);

/** Each with how far down its own list it stands, from 0 to 1. */
const placed = (tests) => tests.map((test, index) => ({ test, place: index / tests.length }));

/**
 * Jest knows how long files took only on a machine where they ran before. Browsers need all of the cores and tests in Node
 * wait for much of their time, so the two are mixed.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests).toSorted((one, other) => rankOf(one) - rankOf(other));
    const lists = [sorted.filter(isInBrowser), sorted.filter((it) => !isInBrowser(it))];
    return lists
      .flatMap(placed)
      .toSorted((one, other) => one.place - other.place)
      .map(({ test }) => test);
  }
}
