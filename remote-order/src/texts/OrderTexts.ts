import type { buyerKinds } from '@site/contracts/enquiry';
import type { Language } from '@site/contracts/languages';
import type { details, messages } from '../order/messages';
import type { FieldName } from '../order/orderDraft';
import type { formTexts, placeholders } from './formTexts';
import type { privacyText } from './privacyText';
import type { withoutScript } from './withoutScriptText';
import type { EntryKind } from '../outbox/entries/entry';
import type { LoadNotice } from '../outbox-notice/loadNotice';
import type { subscribeTexts } from './subscribeTexts';

/** The texts of one module under the same names, in any language. */
export type Words<Module> = {
  readonly [Name in keyof Module]: Module[Name] extends string ? string : Words<Module[Name]>;
};

/** All that forms say in one language, apart from the notices, which come later. A missing text does not compile. */
export interface OrderTexts {
  language: Language;
  labels: Readonly<Record<FieldName, string>>;
  placeholders: Words<typeof placeholders>;
  /** What the choices of a buyer are called. What is stored is the same in every language (§3). */
  buyers: Readonly<Record<(typeof buyerKinds)[number], string>>;
  form: Words<typeof formTexts>;
  withoutScript: Words<typeof withoutScript>;
  /** The texts of the error catalogue (§8). */
  messages: Words<typeof messages>;
  details: Words<typeof details>;
  privacy: Words<typeof privacyText>;
  subscribe: Words<typeof subscribeTexts>;
  /** What stands under a form while the script of its notice cannot be loaded, and something waits. */
  plain: Readonly<Record<EntryKind, string>>;
  /** Loads the notices with their texts in this language. */
  loadNotice: LoadNotice;
}
