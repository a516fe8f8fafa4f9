import { normaliseMobile, numberWith } from './normaliseMobile';
import { BETWEEN_DIGITS } from './typedText';

const SIGNS = `${BETWEEN_DIGITS}*`;
/** No part of a longer number, or of one of another country. */
const WHOLE = new RegExp(
  `(?<![\\d+]|\\+\\d{1,3}${SIGNS}(?:0${SIGNS})?)${numberWith(SIGNS)}(?!\\d)`,
  'gu',
);

/** The whole numbers that stand in a text, as they are stored: beside words, a quantity, a time, or one another. */
export const mobilesIn = (text: string): readonly string[] =>
  (text.match(WHOLE) ?? []).map(normaliseMobile);
