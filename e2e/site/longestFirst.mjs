import Sequencer from '@jest/test-sequencer';

/** What takes longest, in that order: a long file that starts last leaves the other workers idle. */
const LONGEST = [
  'proof.node',
  'kills.node',
  'unavailableStore.node',
  'help.node',
  'startOnEmulator.node',
  'orderNotices.node',
  'remotes.spec',
  'damagedFiles.spec',
  'carousel.spec',
  'everyState.spec',
  'finding.spec',
  'outbox.spec',
  'bigText.spec',
  'outboxFaults.spec',
  'offline.spec',
  'outboxUncertain.spec',
  'ordering.spec',
  'composedPages.spec',
  'menus.spec',
  'shared.spec',
  'carouselTakeover.spec',
  'outboxStore.spec',
  'navigating.spec',
  'outboxAppCheck.spec',
  'hindi.spec',
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
