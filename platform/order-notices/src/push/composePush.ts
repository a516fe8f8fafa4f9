import { defaultLanguage, staffLanguages } from '@site/contracts/languages';
import type { PushMessage } from '@site/contracts/phone';
import { deskAddress } from '@site/contracts/staffCollections';
import { fill, mailTexts, productName } from '../mail/mailTexts';
import type { Mentioned } from '../records/noticeStore';

/** What a phone says about a new enquiry. */
export function composePush(
  id: string,
  { reference, product }: Pick<Mentioned, 'reference' | 'product'>,
  phoneLanguage: string,
): PushMessage {
  const language = staffLanguages.find((it) => it === phoneLanguage) ?? defaultLanguage;
  const { push } = mailTexts[language];
  const values = { reference, ordered: productName(product) };
  return {
    title: fill(push.title, values),
    body: fill(push.text, values),
    tag: id,
    path: deskAddress('', reference),
    language,
  };
}
