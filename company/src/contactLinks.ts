import { brand } from './brand';

/**
 * Addresses of links that leave the browser for another program. Whatever a person typed is encoded: in a `mailto:` address a
 * `?` or `&` of a visitor's would add recipients and a text to the mail that somebody of staff is about to send.
 */

const digitsOf = (number: string) => number.replace(/\D/g, '');

/** Encodes all but the @ before the host: the part before it may have another one, in quotes. */
const mailTo = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace(/%40(?!.*%40)/, '@')}`;

/** The address of a mail (RFC 6068), and what is filled in there. */
export function mailHref(email: string, subject?: string, body?: string): string {
  const parts = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${encodeURIComponent(text)}`],
  );
  return `${mailTo(email)}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}

/** The address of a call. */
export const callHref = (number: string): string =>
  `tel:${number.trim().startsWith('+') ? '+' : ''}${digitsOf(number)}`;

function withText(chat: string, text: string): string {
  const address = new URL(chat);
  address.searchParams.set('text', text);
  // In some apps a `+` stays one.
  return address.href.replaceAll('+', '%20');
}

/** The address of a WhatsApp chat with a number that begins with the country's code, and what is filled in there. */
export function chatHref(number: string, text?: string): string {
  const chat = `https://wa.me/${digitsOf(number)}`;
  return text === undefined ? chat : withText(chat, text);
}

/** The address of a chat with the company, and what is filled in there. */
export const brandChatHref = (text: string): string => withText(brand.social.whatsapp, text);

/** The brand's phone number as a `tel:` address. */
export const phoneHref = callHref(brand.phone);

/** The brand's e-mail address as a `mailto:` address. */
export const emailHref = mailTo(brand.email);

/** A link by which a visitor reaches the company. */
export interface ContactLink {
  /** Names its icon in shared-ui as well. */
  readonly kind: 'phone' | 'mail' | 'whatsapp';
  readonly href: string;
  /** What the link shows. The messaging app has none: its text is in the page's language. */
  readonly text?: string;
}

/** Phone, e-mail and messaging app, wherever the site offers to reach the company directly. */
export const contactLinks: readonly ContactLink[] = [
  { kind: 'phone', href: phoneHref, text: brand.phone },
  { kind: 'mail', href: emailHref, text: brand.email },
  { kind: 'whatsapp', href: brand.social.whatsapp },
];
