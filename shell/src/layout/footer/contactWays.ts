import { brand, emailHref, phoneHref } from '@site/contracts/brand';
import type { IconName } from '@site/shared-ui/Icon';

export interface ContactWay {
  icon: IconName;
  href: string;
  /** What the link shows; left out for the messaging app, whose words are in the page's language. */
  text?: string;
}

/** How a visitor reaches the company at once: by phone, by e-mail, by message. */
export const contactWays: readonly ContactWay[] = [
  { icon: 'phone', href: phoneHref, text: brand.phone },
  { icon: 'mail', href: emailHref, text: brand.email },
  { icon: 'whatsapp', href: brand.social.whatsapp },
];
