import { HELP_ID } from '@site/contracts/boot';
import { Button } from '@site/shared-ui/Button';
import { Icon, iconPaths } from '@site/shared-ui/Icon';
import { ContactLinks } from '../contact/ContactLinks';
import { standInTexts } from '../texts/standIns';
import { useTexts } from '../texts/useTexts';
import styles from './StartFailure.module.css';

/**
 * Says how to order when the page's scripts cannot start. It stands hidden in every page, outside of what React draws; the
 * boot script shows it and answers its button.
 */
export function StartFailure() {
  const { language, site } = useTexts();
  const { start } = standInTexts[language];
  return (
    <section id={HELP_ID} className={styles.failure} role="alert" hidden>
      <p className={styles.title}>
        <Icon path={iconPaths.alert} />
        {start.failed}
      </p>
      <p>{start.goOn}</p>
      <ContactLinks />
      <Button look="quiet">{site.remotes.retry}</Button>
    </section>
  );
}
