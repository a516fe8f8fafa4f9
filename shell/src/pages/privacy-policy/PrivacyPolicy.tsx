import { brand } from '@site/contracts/brand';
import type { PolicyTexts } from '../../texts/SiteTexts';
import { useTexts } from '../../texts/useTexts';
import type { ShellParts } from '../apart/shellParts';
import styles from './PrivacyPolicy.module.css';

export interface PrivacyPolicyProps {
  shell: ShellParts;
  words: PolicyTexts;
}

/** Specification §2, and what the Digital Personal Data Protection Act 2023 requires. */
export function PrivacyPolicy({ shell, words }: PrivacyPolicyProps) {
  const { ContactLinks, TextPage } = shell;
  const { address } = useTexts().brand;
  const { title, lead, sections, contactTitle } = words;
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
