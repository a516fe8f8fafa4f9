import cream from '../../../content/hi/cream.json';
import forte from '../../../content/hi/forte.json';
import words from '../../../content/hi/page.json';
import type { CardTexts } from './CardTexts';

/** Each text by its name: the showcase's script leaves out those that are not named here. */
export const hindi: CardTexts = {
  language: 'hi',
  words: {
    buyNow: words.buyNow,
    buyNowOf: words.buyNowOf,
    learnMore: words.learnMore,
    learnMoreAbout: words.learnMoreAbout,
  },
  contents: {
    forte: {
      look: forte.look,
      kind: forte.kind,
      card: forte.card,
      labelLine: forte.labelLine,
    },
    cream: {
      look: cream.look,
      kind: cream.kind,
      card: cream.card,
      labelLine: cream.labelLine,
    },
  } as object as CardTexts['contents'],
};
