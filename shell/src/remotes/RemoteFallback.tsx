import { Button } from '@site/shared-ui/Button';
import { Icon } from '@site/shared-ui/Icon';
import { ContactLinks } from '../layout/footer/ContactLinks';
import styles from './remotes.module.css';

export interface RemoteFallbackProps {
  /** What is missing, in the visitor's words. */
  title: string;
  onRetry: () => void;
}

/** Stands in for a remote that failed: says what is missing, and how to go on without it. */
export function RemoteFallback({ title, onRetry }: RemoteFallbackProps) {
  return (
    <section className={styles.fallback} role="status">
      <p className={styles.fallbackTitle}>
        <Icon name="alert" />
        {title} could not be loaded.
      </p>
      <p>The rest of the page works. You can try again, or reach us directly:</p>
      <ContactLinks />
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </section>
  );
}
