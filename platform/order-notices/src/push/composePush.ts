import { defaultLanguage, staffLanguages } from '@site/contracts/languages';
import type { PushMessage } from '@site/contracts/phone';
import { deskAddress } from '@site/contracts/staffCollections';
import { fill, mailTexts, productName } from '../mail/mailTexts';
import type { Mentioned } from '../records/noticeStore';

const languageOf = (phoneLanguage: string) =>
  staffLanguages.find((language) => language === phoneLanguage) ?? defaultLanguage;

/** What a phone says about a new enquiry. */
export function composePush(
  id: string,
  { reference, product }: Pick<Mentioned, 'reference' | 'product'>,
  phoneLanguage: string,
): PushMessage {
  const language = languageOf(phoneLanguage);
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

/** What a phone says about enquiries that come too fast for a message each. The next one takes its place, and sounds again. */
export function composeFloodPush(phoneLanguage: string): PushMessage {
  const language = languageOf(phoneLanguage);
  const { title, text } = mailTexts[language].manyPush;
  return { title, body: text, tag: 'many-orders', path: '/', language, renotify: true };
}
