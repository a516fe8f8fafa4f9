import cream from '../../../content/cream.json';
import forte from '../../../content/forte.json';
import words from '../../../content/page.json';
import type { CardContent } from '../../../content/schema';
import { readTexts } from '../../texts/readTexts';
import type { CardWords } from './CardTexts';

/** Each text by its name: the showcase's script leaves out those that are not named here. */
export const english = readTexts<CardWords, CardContent>({
  language: 'en',
  words: {
    buyNow: words.buyNow,
    buyNowOf: words.buyNowOf,
    learnMore: words.learnMore,
    learnMoreAbout: words.learnMoreAbout,
  },
  listed: {
    forte: () => ({
      look: forte.look,
      kind: forte.kind,
      card: forte.card,
      labelLine: forte.labelLine,
    }),
    cream: () => ({
      look: cream.look,
      kind: cream.kind,
      card: cream.card,
      labelLine: cream.labelLine,
    }),
  },
});
