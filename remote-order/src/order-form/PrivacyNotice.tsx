import { Link } from 'react-router-dom';
import { emailHref } from '@site/contracts/brand';
import { paths } from '@site/contracts/paths';
import { privacyText } from './privacyText';
import styles from './PrivacyNotice.module.css';

/** Says at the form what happens to what is typed into it, before it is sent. */
export function PrivacyNotice() {
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{privacyText.title}</p>
      <dl className={styles.points}>
        {privacyText.points.map(({ term, text }) => (
          <div key={term} className={styles.point}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{privacyText.consent}</p>
      <p>
        <a href={emailHref}>{privacyText.contact}</a> ·{' '}
        <Link to={paths.privacyPolicy}>{privacyText.policy}</Link>
      </p>
    </div>
  );
}
