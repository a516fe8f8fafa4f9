import { emailHref } from '@site/company/contactLinks';
import { localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { useTexts } from '../texts/useTexts';
import styles from './PrivacyNotice.module.css';

/** Says at the form what happens to what is typed into it, before it is sent. */
export function PrivacyNotice({ consentId }: { consentId: string }) {
  const { form, language } = useTexts();
  const { privacy } = form;
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{privacy.title}</p>
      <dl className={styles.points}>
        {privacy.points.map(({ term, text }) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
      <p id={consentId}>{privacy.consent}</p>
      <p>
        <a href={emailHref}>{privacy.contact}</a> ·{' '}
        <a href={localised(paths.privacyPolicy, language)}>{privacy.policy}</a>
      </p>
    </div>
  );
}
