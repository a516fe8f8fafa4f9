import type { CardContent } from '../../../content/schema';
import type { PageWords, TextsOf } from '../../texts/ProductTexts';

/** The words of `content/page.json` that cards show. */
export type CardWords = Pick<PageWords, 'buyNow' | 'buyNowOf' | 'learnMore' | 'learnMoreAbout'>;

/** What cards say, so that the home page loads nothing that only product pages do. */
export type CardTexts = TextsOf<CardWords, CardContent>;
