import { type JsonText, type Problem, textsOf } from '@site/tooling/files/readJsonFile';

/** The most words of a sentence, or of a part of one between colons: what a reader of 12 to 14 years takes in at once. */
const MAX_WORDS = 25;

/** Sentences, and the parts that a colon or a semicolon makes; the danda ends a sentence of Hindi. */
const END = /(?<=[.!?:;।])\s+/;

/** A few words without a mark are no sentence: how long they may be is said of their place. */
const MARKED = /[.!?:;।][”")]?$/;

/** Finds sentences that are too long to be easy. */
export function findLongSentences(json: JsonText): Problem[] {
  return textsOf(json).flatMap(({ path, line, text }) =>
    text.split(END).flatMap((sentence) => {
      const words = sentence.split(/\s+/).filter(Boolean);
      if (words.length <= MAX_WORDS || !MARKED.test(sentence)) return [];
      const beginning = words.slice(0, 5).join(' ');
      const message = `“${beginning} …” has ${words.length} words. Make two sentences of it: up to ${MAX_WORDS} words are easy to read.`;
      return [{ path, line, message }];
    }),
  );
}
