import { brand } from '@site/company/brand';
import { ContactLinks } from '../../contact/ContactLinks';
import { useTexts } from '../../texts/useTexts';
import { TextPage } from '../TextPage';
import styles from './PrivacyPolicy.module.css';

/** Specification §2, and what the Digital Personal Data Protection Act 2023 requires. */
export function PrivacyPolicy() {
  const { address } = useTexts().brand;
  const { title, lead, sections, contactTitle } = useTexts().privacyPolicy;
  return (
    <TextPage title={title} lead={lead}>
      <div className={styles.sections}>
        {sections.map((section) => (
          <section key={section.title}>
            <h2 className={styles.title}>{section.title}</h2>
            {section.paragraphs?.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {section.list && (
              <ul className={styles.list}>
                {section.list.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <section>
          <h2 className={styles.title}>{contactTitle}</h2>
          <p>
            {brand.company}, {address.join(', ')}
          </p>
          <ContactLinks />
        </section>
      </div>
    </TextPage>
  );
}
