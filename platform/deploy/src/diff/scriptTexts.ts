import { parse } from 'acorn';
import { withoutReleases } from './readPage';

/** What people read has words, or begins with a capital letter; keys, addresses and names of classes do not. */
const READABLE = /\p{L}[.,:]? [\p{L}\d{]|\p{Script=Devanagari}|^\p{Lu}\p{Ll}{2,}[.!?…]?$/u;
const CLASSES = /^(_\S+ ?)+$/;

/** The texts in a value: texts of a large content file are one text of JSON in a script. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return /^[{[]/.test(value) ? leavesOf(parsed(value)) : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** All texts that stand in a script. One in a syntax that is newer than the parser, or in none, gives what was read so far. */
function literalsOf(script: string): unknown[] {
  const texts: unknown[] = [];
  try {
    parse(script, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      onToken: (token) => {
        if (!['string', 'template'].includes(token.type.label)) return;
        // Its types leave the value out.
        texts.push((token as unknown as { value: unknown }).value);
      },
    });
  } catch (failure) {
    if (!(failure instanceof SyntaxError)) throw failure;
  }
  return texts;
}

/** The texts for people that stand in a script. */
const readScript = (script: string): string[] =>
  literalsOf(script)
    .flatMap(leavesOf)
    .map((text) => withoutReleases(text).replace(/\s+/g, ' ').trim())
    .filter((text) => READABLE.test(text) && !CLASSES.test(text));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text, with something in the place of `{count}` and the like, stands among those of the pages. */
const isShown = (text: string, shown: string) =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.*'),
  ).test(shown);

/** The texts of a script that no page shows as it arrives, such as what a form answers. `shown`: a line for each text. */
export const textsOfScript = (script: string, shown: string): string[] =>
  [...new Set(readScript(script))].filter((text) => !isShown(text, shown));
