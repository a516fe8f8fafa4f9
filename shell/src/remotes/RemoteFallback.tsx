import { Button } from '@site/shared-ui/Button';
import { Icon } from '@site/shared-ui/Icon';
import { ContactLinks } from '../layout/footer/ContactLinks';
import { fill } from '../texts/fill';
import { useTexts } from '../texts/useTexts';
import styles from './remotes.module.css';

export interface RemoteFallbackProps {
  /** What is missing, in the visitor's words. */
  title: string;
  onRetry: () => void;
}

/** Stands in for a remote that failed: says what is missing, and how to go on without it. */
export function RemoteFallback({ title, onRetry }: RemoteFallbackProps) {
  const { failed, goOn, retry } = useTexts().site.remotes;
  return (
    <section className={styles.fallback} role="status">
      <p className={styles.fallbackTitle}>
        <Icon name="alert" />
        {fill(failed, { title })}
      </p>
      <p>{goOn}</p>
      <ContactLinks />
      <Button look="quiet" onClick={onRetry}>
        {retry}
      </Button>
    </section>
  );
}
