import { Icon } from '@site/shared-ui/Icon';
import { useTexts } from '../../texts/useTexts';
import { contactWays } from './contactWays';
import styles from './ContactLinks.module.css';

/** The ways to reach the company without the site's own forms. */
export function ContactLinks() {
  const { message } = useTexts().site.footer;
  return (
    <ul className={styles.list}>
      {contactWays.map(({ icon, href, text }) => (
        <li key={icon}>
          <a className={styles.link} href={href}>
            <Icon name={icon} />
            {text ?? message}
          </a>
        </li>
      ))}
    </ul>
  );
}
