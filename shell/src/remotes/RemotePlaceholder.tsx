import type { PlaceholderSize } from '@site/contracts/remoteRoute';
import { VisuallyHidden } from '@site/shared-ui/VisuallyHidden';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { useTexts } from '../texts/useTexts';
import styles from './remotes.module.css';

export interface RemotePlaceholderProps {
  title: string;
  size: PlaceholderSize;
  /** True for a part that the prerendered page has no content of: nothing is loading yet. */
  isPrerendered?: boolean;
}

/** Keeps a remote's room while its script is on the way, so that nothing below it moves far. */
export function RemotePlaceholder({ title, size, isPrerendered = false }: RemotePlaceholderProps) {
  const { loading } = useTexts().site.remotes;
  return (
    <div
      className={`${styles.placeholder} ${styles[size]}`}
      aria-busy={isPrerendered ? undefined : true}
    >
      <VisuallyHidden>{fillPlaceholders(loading, { title })}</VisuallyHidden>
    </div>
  );
}
