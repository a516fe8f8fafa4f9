import { Button } from '@site/shared-ui/Button';
import styles from './PreviewBanner.module.css';

export interface PreviewBannerProps {
  /** What is shown, or why it is not. */
  sentence: string;
  onLeave: () => void;
}

/** Marks a page that is not, or should not have been, the live one. It stands at the end of every screen. */
export function PreviewBanner({ sentence, onLeave }: PreviewBannerProps) {
  return (
    <aside className={styles.banner} aria-label="Preview">
      <p role="status">{sentence}</p>
      <Button look="quiet" onClick={onLeave}>
        Leave the preview
      </Button>
    </aside>
  );
}
