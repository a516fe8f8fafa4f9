import { brand, emailHref, phoneHref } from '@site/contracts/brand';
import { useNoticeTexts } from './useNoticeTexts';
import styles from './Notice.module.css';

/** How to reach the company without this form. */
export function ContactWays() {
  const { actions } = useNoticeTexts();
  return (
    <span className={styles.ways}>
      <a href={phoneHref}>{brand.phone}</a>
      <a href={emailHref}>{brand.email}</a>
      <a href={brand.social.whatsapp}>{actions.message}</a>
    </span>
  );
}
