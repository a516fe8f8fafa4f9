import { brand, emailHref, phoneHref } from '@site/contracts/brand';
import styles from './EnquiryForm.module.css';

/** Says how to order where scripts are off: the form cannot be sent there. */
export function WithoutScript() {
  return (
    <noscript>
      <p className={styles.withoutScript}>
        This form needs JavaScript, which is switched off here. To order without it, call{' '}
        <a href={phoneHref}>{brand.phone}</a>, write to <a href={emailHref}>{brand.email}</a> or{' '}
        <a href={brand.social.whatsapp}>send us a message</a>, and say what you want to order.
      </p>
    </noscript>
  );
}
