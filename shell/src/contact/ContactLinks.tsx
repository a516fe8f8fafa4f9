import { contactLinks } from '@site/company/contactLinks';
import { Icon, iconPaths } from '@site/shared-ui/Icon';
import { breakableAddress } from '@site/shared-ui/breakableAddress';
import { useTexts } from '../texts/useTexts';
import styles from './ContactLinks.module.css';

const { phone, mail, whatsapp } = iconPaths;
const ICONS = { phone, mail, whatsapp };

/** Phone, e-mail and messaging app as a list of links with icons. */
export function ContactLinks() {
  const { message } = useTexts().site.footer;
  return (
    <ul className={styles.list}>
      {contactLinks.map(({ kind, href, text = message }) => (
        <li key={kind}>
          <a className={styles.link} href={href}>
            <Icon path={ICONS[kind]} />
            <span>{breakableAddress(text)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
