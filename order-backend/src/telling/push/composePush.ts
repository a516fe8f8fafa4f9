import { defaultLanguage, staffLanguages } from '@site/company/languages';
import type { PushMessage } from '@site/order-model/phone';
import { deskAddress } from '@site/order-model/staffCollections';
import { fill, mailTexts, productName } from '../mail/mailTexts';
import { givenBackAt, type Undecided } from '../decide/occasion';
import type { DeskRecord } from '../records/deskRecord';

const languageOf = (phoneLanguage: string) =>
  staffLanguages.find((language) => language === phoneLanguage) ?? defaultLanguage;

export function composePush(
  id: string,
  record: Pick<DeskRecord, 'reference' | 'product'> & Partial<Undecided>,
  phoneLanguage: string,
): PushMessage {
  const language = languageOf(phoneLanguage);
  const { push, callBackPush, lapsePush } = mailTexts[language];
  const { reference, product, status, callBackAt, claimedBy } = record;
  // It was opened before, but is told of as a new one.
  const isGivenBack = givenBackAt(record) !== undefined;
  const isHeld = claimedBy?.uid !== undefined || (status === 'seen' && !isGivenBack);
  const { title, text } = callBackAt ? callBackPush : isHeld ? lapsePush : push;
  const values = { reference, ordered: productName(product) };
  return {
    title: fill(title, values),
    body: fill(text, values),
    tag: id,
    path: deskAddress('', reference),
    language,
    ...((callBackAt || isHeld || isGivenBack) && { renotify: true }),
  };
}

/** What a phone says about enquiries that come too fast for a message each. The next one takes its place, and sounds again. */
export function composeFloodPush(phoneLanguage: string): PushMessage {
  const language = languageOf(phoneLanguage);
  const { title, text } = mailTexts[language].manyPush;
  return { title, body: text, tag: 'many-orders', path: '/', language, renotify: true };
}
