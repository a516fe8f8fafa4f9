import { defaultLanguage, staffLanguages } from '@site/company/languages';
import type { PushMessage } from '@site/order-model/phone';
import { deskAddress } from '@site/order-model/staffCollections';
import { fill, mailTexts, productName } from '../mail/mailTexts';
import type { DeskRecord } from '../records/deskRecord';

const languageOf = (phoneLanguage: string) =>
  staffLanguages.find((language) => language === phoneLanguage) ?? defaultLanguage;

export function composePush(
  id: string,
  {
    reference,
    product,
    status,
    callBackAt,
    claimedBy,
  }: Pick<DeskRecord, 'reference' | 'product'> &
    Partial<Pick<DeskRecord, 'status' | 'callBackAt' | 'claimedBy'>>,
  phoneLanguage: string,
): PushMessage {
  const language = languageOf(phoneLanguage);
  const { push, callBackPush, lapsePush } = mailTexts[language];
  const isHeld = status === 'seen' || claimedBy?.uid !== undefined;
  const { title, text } = callBackAt ? callBackPush : isHeld ? lapsePush : push;
  const values = { reference, ordered: productName(product) };
  return {
    title: fill(title, values),
    body: fill(text, values),
    tag: id,
    path: deskAddress('', reference),
    language,
    ...((callBackAt || isHeld) && { renotify: true }),
  };
}

/** What a phone says about enquiries that come too fast for a message each. The next one takes its place, and sounds again. */
export function composeFloodPush(phoneLanguage: string): PushMessage {
  const language = languageOf(phoneLanguage);
  const { title, text } = mailTexts[language].manyPush;
  return { title, body: text, tag: 'many-orders', path: '/', language, renotify: true };
}
