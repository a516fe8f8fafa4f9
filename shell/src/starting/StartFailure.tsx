import { HELP_ID } from '@site/contracts/boot';
import { Button } from '@site/shared-ui/Button';
import { Icon } from '@site/shared-ui/Icon';
import * as iconPaths from '@site/shared-ui/iconPaths';
import { ContactLinks } from '../contact/ContactLinks';
import { useTexts } from '../texts/useTexts';
import styles from './StartFailure.module.css';

/**
 * Says how to order when the page's scripts cannot start. It stands hidden in every page, outside of what React draws; the
 * boot script shows it and answers its button.
 */
export function StartFailure() {
  const { start, remotes } = useTexts().site;
  return (
    <section id={HELP_ID} className={styles.failure} role="alert" hidden>
      <p className={styles.title}>
        <Icon path={iconPaths.alert} />
        {start.failed}
      </p>
      <p>{start.goOn}</p>
      <ContactLinks />
      <Button look="quiet">{remotes.retry}</Button>
    </section>
  );
}
