import { useEffect, useState } from 'react';
import { brand } from '@site/company/brand';
import { ButtonLink } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { ContactLinks } from '../../contact/ContactLinks';
import { useTexts } from '../../texts/useTexts';
import { TextPage } from '../TextPage';
import { loadPolicy, policyIn, type PolicyTexts } from './policyTexts';
import styles from './PrivacyPolicy.module.css';

/** What is shown until the policy comes, where neither it nor its document came in time. */
function useStandIn(hasFailed: boolean): PolicyTexts {
  const { footer, remotes } = useTexts().site;
  const title = footer.privacy;
  const lead = fillPlaceholders(hasFailed ? remotes.failed : remotes.loading, { title });
  return { title, lead, sections: [], contactTitle: footer.contact };
}

/** Specification §2, and what the Digital Personal Data Protection Act 2023 requires. */
export function PrivacyPolicy() {
  const { brand: words, language, site } = useTexts();
  const [policy, setPolicy] = useState(() => policyIn(language));
  const [hasFailed, setHasFailed] = useState(false);
  const standIn = useStandIn(hasFailed);
  const { title, lead, sections, contactTitle } = policy ?? standIn;

  useEffect(() => {
    if (!policy) loadPolicy(language).then(setPolicy, () => setHasFailed(true));
  }, [policy, language]);

  return (
    <TextPage title={title} lead={lead}>
      <div className={styles.sections}>
        {hasFailed && (
          <p>
            {/* The page's own address: its document has the text. */}
            <ButtonLink href="">{site.remotes.retry}</ButtonLink>
          </p>
        )}
        {sections.map((section) => (
          <section key={section.title}>
            <h2 className={styles.title}>{section.title}</h2>
            {section.paragraphs?.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {!!section.list?.length && (
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
            {brand.company}, {words.address.join(', ')}
          </p>
          <ContactLinks />
        </section>
      </div>
    </TextPage>
  );
}
