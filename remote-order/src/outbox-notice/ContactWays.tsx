import { contactLinks } from '@site/contracts/contactLinks';
import { useNoticeTexts } from './noticeTexts';
import styles from './Notice.module.css';

export function ContactWays() {
  const { message } = useNoticeTexts().actions;
  return (
    <span className={styles.ways}>
      {contactLinks.map(({ kind, href, text = message }) => (
        <a key={kind} href={href}>
          {text}
        </a>
      ))}
    </span>
  );
}
