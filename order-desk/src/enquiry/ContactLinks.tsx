import { callHref, chatHref, mailHref } from '@site/contracts/contactHref';
import type { OrderRecord } from '@site/contracts/enquiry';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { Icon } from '@site/shared-ui/Icon';
import * as iconPaths from '@site/shared-ui/iconPaths';
import { useTexts } from '../texts/language';
import styles from './EnquiryPage.module.css';

/** The country's code: the form asks for ten digits, which are a number of India. */
const COUNTRY = '+91';

export interface ContactLinksProps {
  order: OrderRecord;
  reference: string;
}

/** One tap to call, write or message. */
export function ContactLinks({ order: { Mobile, Email }, reference }: ContactLinksProps) {
  const { enquiry: words } = useTexts();
  const number = `${COUNTRY}${Mobile}`;
  const subject = fillPlaceholders(words.subject, { reference });
  const links: readonly (readonly [string, string, string])[] = [
    [iconPaths.phone, callHref(number), fillPlaceholders(words.call, { number: Mobile })],
    [iconPaths.whatsapp, chatHref(number), words.message],
    [iconPaths.mail, mailHref(Email, subject), words.write],
  ];
  return (
    <ul className={styles.contact}>
      {links.map(([icon, address, text]) => (
        <li key={icon}>
          <a href={address} className={styles.way} rel="noreferrer">
            <Icon path={icon} />
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
