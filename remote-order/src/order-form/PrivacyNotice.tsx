import { emailHref } from '@site/company/contactLinks';
import { localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { breakableAddress } from '@site/shared-ui/breakableAddress';
import { useTexts } from '../texts/useTexts';
import styles from './PrivacyNotice.module.css';

/**
 * Says at the form what happens to what is typed into it, before it is sent: the consent in a sentence, the whole notice for
 * whoever opens it. A screen of it would stand between the last field and the button.
 */
export function PrivacyNotice({ consentId }: { consentId: string }) {
  const { form, language } = useTexts();
  const { privacy } = form;
  return (
    <div className={styles.notice}>
      <details>
        <summary className={styles.title}>{privacy.title}</summary>
        <dl className={styles.points}>
          {privacy.points.map(({ term, text }) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
        <a className={styles.contact} href={emailHref}>
          {breakableAddress(privacy.contact)}
        </a>
      </details>
      <p>
        <span id={consentId}>{privacy.consent}</span>{' '}
        <a href={localised(paths.privacyPolicy, language)}>{privacy.policy}</a>
      </p>
    </div>
  );
}
