import { seededNumbers } from '@site/tooling/seededNumbers';

const WORDS =
  'legs blood flow tired heavy tablet cream doctor day night water walk rest skin vein pressure care apply gently twice week meal child adult safe'.split(
    ' ',
  );

/** The page of a real product has 390 elements; so have these, three for each paragraph. */
const PARAGRAPHS = 130;
const WORDS_EACH = 14;

/** The made-up text of a product. */
export function textOf(seed: number): { title: string; text: string }[] {
  const next = seededNumbers(seed);
  const words = (count: number) =>
    Array.from({ length: count }, () => WORDS[Math.floor(next() * WORDS.length)]).join(' ');
  return Array.from({ length: PARAGRAPHS }, () => ({ title: words(3), text: words(WORDS_EACH) }));
}

/** A style sheet of a size that is usual here. */
export function styleSheet(seed: number, bytes: number): string {
  const next = seededNumbers(seed);
  let sheet = '';
  while (sheet.length < bytes) {
    const name = Math.floor(next() * 1e9).toString(36);
    sheet += `.s-${name}{color:#${Math.floor(next() * 0xffffff)
      .toString(16)
      .padStart(6, '0')};padding:${Math.floor(next() * 90)}px;display:flex}`;
  }
  return sheet;
}
