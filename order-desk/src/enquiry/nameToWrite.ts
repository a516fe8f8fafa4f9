import { stripInvisible } from '@site/order-model/typedText';

/**
 * What WhatsApp and mail programs make a link of, where people's names have no such thing: S.Ravi, Mohd.Irfan and S/o Mohan are
 * names. Domains are written small, or end in what most of them end in.
 */
const LINKS = [
  /\/\/|@|www\.|\.\p{Ll}{2}|\.\S*\//u,
  /\.(?:com?|in|org|net|info|me|io|ly|app|link|xyz|site|online|shop|top|भारत)(?![\p{L}\p{M}])/iu,
  /(?:\p{Nd}[\s.()-]*){8}/u,
];

/** A name as the company may send it: a stranger chose it. Undefined where it may hold an address or a telephone number. */
export function nameToWrite(name: string): string | undefined {
  // What turns text around or hides in it; the two joiners stay, as Hindi needs them.
  const written = name.replace(/(?![\u200c\u200d])\p{Cf}/gu, '');
  const read = stripInvisible(written).normalize('NFKC');
  return LINKS.some((link) => link.test(read)) ? undefined : written;
}
