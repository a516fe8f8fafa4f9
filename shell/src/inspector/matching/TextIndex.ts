import type { SourcedText } from '@site/contracts/publishedRelease';

/** A text as a page shows it: runs of white space are one space, and a word joiner, which keeps a line from breaking, is none. */
export const normalised = (text: string) =>
  text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();

/** Numbers and signs alone need no source; a phone number has one. */
export const hasLetter = (text: string) => /\p{L}/u.test(text);

interface Pattern {
  source: SourcedText;
  form: RegExp;
  /** How many characters of it are fixed. */
  fixed: number;
}

const PLACEHOLDER = /\{\w+\}/;
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function patternOf(source: SourcedText): Pattern {
  const parts = normalised(source.text).split(PLACEHOLDER);
  return {
    source,
    form: new RegExp(`^${parts.map(escaped).join('(.+?)')}$`),
    fixed: parts.join('').length,
  };
}

/** The texts that a part of the page may show, by what is read on the screen. */
export class TextIndex {
  private readonly whole = new Map<string, SourcedText[]>();
  private readonly names = new Set<string>();
  private readonly patterns: Pattern[] = [];

  /** Takes the texts, and what is asked for those that are not among them: a toast of the shell shows a remote's message. */
  constructor(
    texts: readonly SourcedText[],
    private readonly further?: TextIndex,
  ) {
    for (const source of texts) {
      const text = normalised(source.text);
      if (!text) continue;
      if (PLACEHOLDER.test(text)) this.patterns.push(patternOf(source));
      else {
        this.whole.set(text, [...(this.whole.get(text) ?? []), source]);
        this.names.add(text.toLowerCase());
      }
    }
  }

  /** The places that a shown text may come from; more than one where the same words are written in several. */
  find(shown: string): readonly SourcedText[] {
    const text = normalised(shown);
    const same = this.whole.get(text);
    if (same) return same;
    const fitting = this.patterns.filter(({ form }) => {
      const values = form.exec(text)?.slice(1);
      return values?.every((value) => this.isKnown(value));
    });
    if (fitting.length === 0) return this.further?.find(text) ?? [];
    // `Composition of {name}` says more of a text than `{first} of {count}`.
    const most = Math.max(...fitting.map(({ fixed }) => fixed));
    return fitting.filter(({ fixed }) => fixed === most).map(({ source }) => source);
  }

  /** Only what was written somewhere fills a placeholder; otherwise `{first} of {count}` would be the source of any words. */
  private isKnown(value: string): boolean {
    return !hasLetter(value) || this.names.has(value.toLowerCase()) || this.find(value).length > 0;
  }
}
