import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@site/shared-ui/Button';
import type { Outbox } from '../outbox/outbox';
import type { EntryKind } from '../outbox/entry';
import { useNoticeTexts } from './useNoticeTexts';
import styles from './Notice.module.css';

export interface WaitingCardProps {
  outbox: Outbox;
  kind: EntryKind;
  /** How many documents of this kind wait. */
  count: number;
  /** True when it is kept in the browser and outlives the page. */
  isKept: boolean;
  /** Called when the visitor has discarded them. */
  onDiscarded: (count: number) => void;
}

/** What a visitor can do about documents that wait. Discarding asks first, in place. */
export function WaitingCard({ outbox, kind, count, isKept, onDiscarded }: WaitingCardProps) {
  const { kinds, actions } = useNoticeTexts();
  const texts = kinds[kind];
  const questionId = useId();
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  const discard = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);

  // The pressed button goes away with every turn: the question takes the focus, and what was discarded gives it back.
  useLayoutEffect(() => {
    if (isAsking) question.current?.focus();
    else if (wasAsking.current) discard.current?.querySelector('button')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  async function sendNow() {
    setSending(true);
    await outbox.sendNow();
    setSending(false);
  }

  async function confirm() {
    onDiscarded(count);
    await outbox.discard(kind);
  }

  if (isAsking) {
    return (
      <div
        ref={question}
        role="group"
        aria-labelledby={questionId}
        tabIndex={-1}
        className={styles.actions}
        onKeyDown={({ key }) => key === 'Escape' && setAsking(false)}
      >
        <p id={questionId} className={styles.question}>
          {texts.question(count)}
        </p>
        <Button onClick={() => void confirm()}>{actions.confirmDiscard}</Button>
        <Button look="quiet" onClick={() => setAsking(false)}>
          {texts.keep(count)}
        </Button>
      </div>
    );
  }
  return (
    <>
      {isKept && <p className={styles.shared}>{actions.shared}</p>}
      <div className={styles.actions}>
        <Button look="quiet" aria-disabled={isSending} onClick={() => void sendNow()}>
          {isSending ? actions.sending : actions.sendNow}
        </Button>
        <div ref={discard}>
          <Button look="quiet" onClick={() => setAsking(true)}>
            {actions.discard}
          </Button>
        </div>
      </div>
    </>
  );
}
