import { Button } from '@site/shared-ui/Button';
import styles from './PreviewBanner.module.css';

export interface PreviewBannerProps {
  message: string;
  onLeave: () => void;
}

/** Says at the bottom of every screen that this is a preview, or why it is not. */
export function PreviewBanner({ message, onLeave }: PreviewBannerProps) {
  return (
    <aside className={styles.banner} lang="en" aria-label="Preview">
      <p role="status">{message}</p>
      <Button look="quiet" onClick={onLeave}>
        Leave the preview
      </Button>
    </aside>
  );
}
