import { memo } from 'react';
import { brand } from '@site/company/brand';
import { localised } from '@site/company/languages';
import { anchors, paths } from '@site/company/paths';
import { Icon, iconPaths } from '@site/shared-ui/Icon';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { useIsHydrating } from '@site/shared-ui/useIsHydrating';
import { Subscribe } from '../../remotes/remoteModules';
import { useTexts } from '../../texts/useTexts';
import { ContactLinks } from '../../contact/ContactLinks';
import { SocialLinks } from './SocialLinks';
import styles from './Footer.module.css';

export interface FooterProps {
  composedYear: number;
  isStandIn: boolean;
}

/** Specification §2, footer. The same on every page. */
export const Footer = memo(function Footer({ composedYear, isStandIn }: FooterProps) {
  const { brand: words, language, site } = useTexts();
  const { footer } = site;
  return (
    <footer className={styles.footer} data-owner="shell">
      <div className={styles.columns}>
        <section id={anchors.contact} aria-labelledby="contact-title">
          <h2 className={styles.title} id="contact-title">
            {footer.contact}
          </h2>
          <ContactLinks />
          <address className={styles.address}>
            <Icon path={iconPaths.pin} />
            <span>
              {brand.company}
              {words.address.map((line) => (
                <span className={styles.line} key={line}>
                  {line}
                </span>
              ))}
            </span>
          </address>
        </section>
        {!isStandIn && (
          <section aria-labelledby="subscribe-title">
            <h2 className={styles.title} id="subscribe-title">
              {footer.subscribe}
            </h2>
            <Subscribe />
          </section>
        )}
        <section aria-labelledby="follow-title">
          <h2 className={styles.title} id="follow-title">
            {footer.follow}
          </h2>
          <SocialLinks />
        </section>
      </div>
      <div className={styles.end}>
        <p>{fillPlaceholders(footer.copyright, { year: useCurrentYear(composedYear) })}</p>
        <a className={styles.privacy} href={localised(paths.privacyPolicy, language)}>
          {footer.privacy}
        </a>
      </div>
    </footer>
  );
});

/** The current year; during hydration the year in the prerendered page. */
function useCurrentYear(composedYear: number): number {
  return useIsHydrating() ? composedYear : new Date().getFullYear();
}
