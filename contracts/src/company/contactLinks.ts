import { brand, emailHref, phoneHref } from './brand';

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
