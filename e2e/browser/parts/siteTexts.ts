import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderFieldName } from '@site/order-model/orderFields';
import { root } from '@site/tooling/workspace';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Words of the site, as its content has them: a word is changed there, and in no test. */
const read = <Content>(file: string) =>
  JSON.parse(readFileSync(join(root, file), 'utf8')) as Content;

type FormTexts = { labels: Texts<OrderFieldName> } & Texts<'placeOrder' | 'sending'>;
/** In both languages of the site. */
export const formTexts = {
  en: read<FormTexts>('remote-order/content/order-form.json'),
  hi: read<FormTexts>('remote-order/content/hi/order-form.json'),
};
export const cards = read<Texts<'learnMore' | 'learnMoreAbout' | 'onThisPage'>>(
  'remote-products/content/page.json',
);

export const { labels, placeOrder: placeOrderLabel, sending } = formTexts.en;
/** The texts of the specification's toasts (§8). */
export const { messages } = read<{
  messages: Texts<'unfilled' | 'email' | 'mobileLength' | 'saveThrew' | 'saved'>;
}>('remote-order/content/messages.json');
/** A text for one enquiry, and for many. */
export type Counted = Texts<'one' | 'many'>;
type CountedName =
  | ('notReceived' | 'maybeReceived')
  | ('question' | 'questionMaybeReceived' | 'discarded' | 'discardedMaybeReceived');
const notices = read<{
  actions: Texts<
    'sendNow' | 'discard' | 'confirmDiscard' | 'notDiscarded' | 'sharedDevice' | 'close'
  >;
  orders: Texts<'sentJustNow'> &
    Record<CountedName, Counted> & {
      ended: Texts<'sent' | 'expired' | 'expiredMaybeReceived' | 'refused'>;
    };
}>('remote-order/content/outbox-notices.json');
export const { actions } = notices;
export const orderNotices = {
  ...notices.orders,
  ...read<{ orders: Record<'waiting' | 'waitingInPage', Counted> }>(
    'remote-order/content/outbox-waiting.json',
  ).orders,
};
type ChatTexts = { actions: Texts<'chat' | 'chatText' | 'reference'> };
export const chatTexts = {
  en: read<ChatTexts>('remote-order/content/outbox-notices.json').actions,
  hi: read<ChatTexts>('remote-order/content/hi/outbox-notices.json').actions,
};
export const {
  placeholder: emailPlaceholder,
  done: subscribed,
  button: subscribeButton,
} = read<Texts<'placeholder' | 'done' | 'button'>>('remote-order/content/subscribe.json');
export const siteTexts = read<{
  skip: string;
  header: Texts<'home' | 'products' | 'contact' | 'buyNow' | 'openMenu' | 'closeMenu'>;
  footer: Texts<'message' | 'privacy'>;
  toasts: Texts<'close'>;
  order: Texts<'title'>;
  remotes: Texts<'retry' | 'failed' | 'readable' | 'cannotSend'>;
}>('shell/content/site.json');
const { failed, readable, cannotSend } = siteTexts.remotes;
/** What is said of a part that failed: it is missing, does not fully work, or cannot send. */
export const partFailed = new RegExp(
  [failed, readable, cannotSend].map((text) => text.replace('{title}', '').trim()).join('|'),
);
export const { offline: offlinePage, notFound } = read<{
  offline: Texts<'title'>;
  notFound: Texts<'title'>;
}>('shell/content/stand-ins.json');
export const { banner } = read<{ banner: Texts<'link'> }>('shell/content/home.json');
/** What is looked for in Hindi. */
export const hindiTexts = {
  ...read<{ messages: Texts<'unfilled' | 'email' | 'mobileLength' | 'saved'> }>(
    'remote-order/content/hi/messages.json',
  ),
  ...read<{ toasts: Texts<'close'> }>('shell/content/hi/site.json'),
  ...read<{ notFound: Texts<'title'>; offline: Texts<'title'>; start: Texts<'failed'> }>(
    'shell/content/hi/stand-ins.json',
  ),
};
export const policy = read<Texts<'title'> & { sections: Texts<'title'>[] }>(
  'shell/content/privacy-policy.json',
);

/** Words of the order desk. */
export const deskTexts = read<{
  signIn: Texts<'title' | 'email' | 'send'>;
  list: Texts<'waiting'>;
  enquiry: Texts<'addNote'>;
  numbers: Texts<'calls'>;
}>('order-desk/content/desk.json');

/** The link of a product's card, as a screen reader says it. */
export const learnMoreOf = (name: string): string =>
  cards.learnMore + cards.learnMoreAbout.replace('{name}', name);
