import Sequencer from '@jest/test-sequencer';

/** What takes longest, in that order: a long file that starts last leaves the other workers idle. */
const LONGEST = [
  'proof.node',
  'diffVerb.node',
  'deploy.node',
  'help.node',
  'verifyVerb.node',
  'orderNotices.node',
  'emulatorDatabase.node',
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

/** Jest knows how long files took only on a machine where they ran before. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
