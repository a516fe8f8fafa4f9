import { stripInvisible } from '@site/order-model/typedText';

/** What WhatsApp and mail programs make a link of. Not initials and titles: S.Ravi, Dr.Asha, Smt.Rao. */
const ADDRESS = /[/:@]|[\p{L}\p{M}\p{N}-]{4}\.[\p{L}\p{M}]{2}/u;

/** A name as the company may send it: a stranger chose it. Undefined where it may hold an address. */
export function nameToWrite(name: string): string | undefined {
  if (ADDRESS.test(stripInvisible(name).normalize('NFKC'))) return undefined;
  // What turns text around or hides in it; the two joiners stay, as Hindi needs them.
  return name.replace(/(?![\u200c\u200d])\p{Cf}/gu, '');
}
