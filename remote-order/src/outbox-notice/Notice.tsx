import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '@site/shared-ui/Icon';
import type { EntryKind } from '../outbox/entry';
import type { Outbox } from '../outbox/outbox';
import { NewsCard } from './NewsCard';
import { WaitingCard } from './WaitingCard';
import { useNoticeTexts } from './useNoticeTexts';
import styles from './Notice.module.css';

export interface NoticeProps {
  outbox: Outbox;
  /** Which documents it is about. */
  kind: EntryKind;
}

/**
 * The quiet lines under a form: what waits on this device, and how it ended. Takes no room while there is nothing to
 * tell; its live regions are there from the start, as screen readers announce only changes.
 */
export function Notice({ outbox, kind }: NoticeProps) {
  const state = useSyncExternalStore(outbox.subscribe, outbox.state);
  const [discarded, setDiscarded] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const texts = useNoticeTexts().kinds[kind];
  const waiting = state.waiting.filter((it) => it.kind === kind);
  const count = waiting.length;
  const news = state.news.filter(
    (it) => it.kind === kind && !(it.isOwn && it.outcome === 'sent' && !texts.sentJustNow),
  );

  useEffect(() => outbox.watch(kind), [outbox, kind]);

  // What was pressed goes away: reading and tabbing go on from this place.
  const leave = () => place.current?.focus();

  function close(id: string) {
    leave();
    outbox.forget((it) => it.id === id);
  }

  const isKept = waiting.every((it) => !it.isFleeting);
  let line = '';
  if (count) line = isKept ? texts.waiting(count) : texts.waitingInPage(count);
  else if (discarded) line = texts.discarded(discarded);

  return (
    <div ref={place} tabIndex={-1} className={styles.notice}>
      <div role="status" aria-atomic="false">
        {news.map((it) => (
          <NewsCard key={it.id} news={it} onClose={() => close(it.id)} />
        ))}
      </div>
      <div className={line ? `${styles.card} ${styles.waiting}` : undefined}>
        <p role="status" className={styles.line}>
          {line && <Icon name="info" />}
          {line}
        </p>
        {count > 0 && (
          <WaitingCard
            outbox={outbox}
            kind={kind}
            count={count}
            isKept={isKept}
            onDiscarded={(many) => {
              leave();
              setDiscarded(many);
            }}
          />
        )}
      </div>
    </div>
  );
}
