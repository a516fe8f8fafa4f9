import { type JsonText, type Problem, textsOf } from '@site/tooling/files/readJsonFile';

/** What `npm run new` writes in place of a text, in each language. */
const UNWRITTEN = RegExp(
  'to be written|(is|are) being written|लिखना बाक़ी|लिख[ाी] जा रह[ाी]'.normalize(),
  'i',
);

/** Finds texts that nobody has written yet. They build and show, so that a writer sees their place. */
export const findUnwritten = (json: JsonText): Problem[] =>
  textsOf(json)
    .filter(({ text }) => UNWRITTEN.test(text.normalize()))
    .map(({ path, line }) => ({ path, line, message: 'Not written yet.' }));
