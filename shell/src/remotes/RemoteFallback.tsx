import type { Ref } from 'react';
import type { PlaceholderSize } from '@site/contracts/remoteDeclaration';
import { Button } from '@site/shared-ui/Button';
import { Icon, iconPaths } from '@site/shared-ui/Icon';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { VisuallyHidden } from '@site/shared-ui/VisuallyHidden';
import { ContactLinks } from '../contact/ContactLinks';
import fallback from '../notifications/fallback.module.css';
import { useTexts } from '../texts/useTexts';
import styles from './remotes.module.css';

export interface RemoteFallbackProps {
  /** What is missing or does not work, as a sentence. */
  text: string;
  /** Called when the visitor asks for it. */
  onRetry: (event: { type: string }) => void;
  /** True where the whole page is missing: a page has one heading. */
  isPage?: boolean;
  /** Of what it stands for or below. */
  size: PlaceholderSize;
  /** Instead of it, so that nothing below moves. */
  keepsRoom?: boolean;
  /** To focus it, as the answer to what a visitor did. */
  ref?: Ref<HTMLElement>;
}

const WIDTHS = { line: styles.lineWide, panel: '', page: styles.pageWide } as const;

/** The help of a remote that failed: says what is missing, and how to go on without it. */
export function RemoteFallback(props: RemoteFallbackProps) {
  const { text, onRetry, isPage = false, size, keepsRoom = false, ref } = props;
  const { goOn, retry } = useTexts().site.remotes;
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={keepsRoom ? styles[size] : undefined}>
      <section ref={ref} className={`${fallback.box} ${WIDTHS[size]}`} tabIndex={-1}>
        <Title className={fallback.title}>
          <Icon path={iconPaths.alert} />
          {text}
        </Title>
        <p>{goOn}</p>
        <ContactLinks />
        <Button look="quiet" onClick={onRetry}>
          {retry}
        </Button>
      </section>
    </div>
  );
}

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
