import { brand, fillBrand } from '@site/contracts/brand';
import { ContactLinks } from '../../layout/footer/ContactLinks';
import content from '../../../content/privacy-policy.json';
import { TextPage } from '../TextPage';
import styles from './PrivacyPolicy.module.css';

interface PolicySection {
  title: string;
  paragraphs?: string[];
  list?: string[];
}

const { title, lead, sections, contactTitle } = fillBrand(content);

/** The privacy policy (specification §2), with what the Digital Personal Data Protection Act adds to it. */
export function PrivacyPolicy() {
  return (
    <TextPage title={title} lead={lead}>
      <div className={styles.sections}>
        {sections.map((section: PolicySection) => (
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
            {brand.company}, {brand.address.join(', ')}
          </p>
          <ContactLinks />
        </section>
      </div>
    </TextPage>
  );
}
