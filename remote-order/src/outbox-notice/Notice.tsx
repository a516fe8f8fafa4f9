import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '@site/shared-ui/Button';
import { Icon, iconPaths } from '@site/shared-ui/Icon';
import type { EntryKind } from '../outbox/entries/entry';
import type { Outbox } from '../outbox/outbox';
import { countedText, type NoticeTexts } from './noticeTexts';
import { Points } from './Points';
import { ResultCard } from './ResultCard';
import { WaitingCard } from './WaitingCard';
import { waitingText } from './waitingText';
import styles from './Notice.module.css';

export interface NoticeProps {
  outbox: Outbox;
  kind: EntryKind;
  texts: NoticeTexts;
  /** How many enquiries this form has sent whose outcome was waited for: each one brings its card into the window. */
  answers: number;
}

/**
 * The lines under a form: what waits on this device, and how it ended. It has no height while there is nothing to show;
 * its live regions are there from the start, as screen readers announce only changes.
 */
export function Notice({ outbox, kind, texts: allTexts, answers }: NoticeProps) {
  const state = useSyncExternalStore(outbox.subscribe, outbox.state);
  const container = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const texts = allTexts[kind];
  const waiting = state.waiting.filter((enquiry) => enquiry.kind === kind);
  const ofKind = state.results.filter((result) => result.kind === kind);
  const discarded = ofKind.filter(({ outcome }) => outcome === 'discarded');
  // The newest is nearest to its form. The tab may keep what another release has told.
  const results = ofKind.filter(({ outcome }) => outcome in texts.ended).reverse();

  useEffect(() => outbox.showKind(kind), [outbox, kind]);

  // The form is higher than many windows, and has emptied itself.
  useEffect(() => {
    if (answers > 0) container.current?.scrollIntoView({ block: 'nearest' });
  }, [answers]);

  // The pressed button goes away: reading and tabbing go on from this place.
  const focusContainer = () => container.current?.focus();

  function close(ids: readonly string[]) {
    focusContainer();
    outbox.dismiss(ids);
  }

  const uncertain = (waiting.length ? waiting : discarded).filter((enquiry) => enquiry.mayBeStored);
  const isUncertain = uncertain.length > 0;
  const isKept = waiting.every((enquiry) => enquiry.isKept);
  let line = '';
  if (waiting.length) {
    const received = isUncertain ? texts.maybeReceived : texts.notReceived;
    line = `${waitingText(allTexts.waiting[kind], waiting)} ${countedText(received, waiting.length)}`;
  } else if (discarded.length) {
    const text = isUncertain ? texts.discardedMaybeReceived : texts.discarded;
    line = countedText(text, discarded.length);
  }

  return (
    <div ref={container} tabIndex={-1} className={styles.notice}>
      <div role="status" aria-atomic="false">
        {results.map((shown) => (
          <ResultCard
            key={shown.id}
            result={shown}
            texts={allTexts}
            onClose={() => close([shown.id])}
          />
        ))}
      </div>
      <div ref={card} className={line ? `${styles.card} ${styles.waiting}` : undefined}>
        <p role="status" className={styles.line}>
          {line && <Icon path={iconPaths.info} />}
          {/* In an element of its own: a translator moves texts away from their parents. */}
          <span>{line}</span>
        </p>
        {isUncertain && (
          <Points
            texts={allTexts.actions}
            referenceIds={kind === 'orders' ? uncertain.map(({ id }) => id) : []}
            hasContact={!waiting.length}
          />
        )}
        {waiting.length === 0 && discarded.length > 0 && (
          <div className={styles.actions}>
            <Button look="quiet" onClick={() => close(discarded.map(({ id }) => id))}>
              {allTexts.actions.close}
            </Button>
          </div>
        )}
        {waiting.length > 0 && (
          <WaitingCard
            outbox={outbox}
            kind={kind}
            texts={allTexts}
            waiting={waiting}
            isKept={isKept}
            isUncertain={isUncertain}
            onGone={() => card.current?.contains(document.activeElement) && focusContainer()}
          />
        )}
      </div>
    </div>
  );
}
