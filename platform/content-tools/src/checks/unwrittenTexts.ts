import { type JsonText, type Problem, textsOf } from '@site/tooling/files/readJsonFile';

/** How `npm run new` marks a placeholder for a text, in any language: no text needs these marks. */
const UNWRITTEN = /‹[^›]*›/;

/** Finds texts that nobody has written yet. They build and show, so that a writer sees their place. */
export const findUnwritten = (json: JsonText): Problem[] =>
  textsOf(json)
    .filter(({ text }) => UNWRITTEN.test(text))
    .map(({ path, line }) => ({ path, line, message: 'Not written yet.' }));
