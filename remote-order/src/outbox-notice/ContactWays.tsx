import { brand, emailHref, phoneHref } from '@site/contracts/brand';
import { noticeActions } from './noticeTexts';
import styles from './Notice.module.css';

/** How to reach the company without this form. */
export function ContactWays() {
  return (
    <span className={styles.ways}>
      <a href={phoneHref}>{brand.phone}</a>
      <a href={emailHref}>{brand.email}</a>
      <a href={brand.social.whatsapp}>{noticeActions.message}</a>
    </span>
  );
}
