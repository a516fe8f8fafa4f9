import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@site/shared-ui/Button';
import type { EntryKind } from '../outbox/entries/entry';
import type { Discarded, Outbox } from '../outbox/outbox';
import { countedText, type NoticeTexts } from './noticeTexts';
import styles from './Notice.module.css';

export interface WaitingCardProps {
  outbox: Outbox;
  kind: EntryKind;
  texts: NoticeTexts;
  count: number;
  /** True when they are kept in the browser and outlive the page. */
  isKept: boolean;
  /** True when the company may have received one of them. */
  isUncertain: boolean;
  /** Called when the visitor has discarded them. */
  onDiscarded: (discarded: readonly Discarded[]) => void;
}

/** What a visitor can do about documents that wait. Discarding asks first, in place. */
export function WaitingCard(props: WaitingCardProps) {
  const { outbox, kind, count, isKept, isUncertain, onDiscarded } = props;
  const { [kind]: texts, actions } = props.texts;
  const questionId = useId();
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [hasStayed, setStayed] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  const discard = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);

  // The pressed button goes away: the question takes the focus, and when it is answered the focus returns.
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
    const discarded = await outbox.discard(kind);
    setAsking(false);
    setStayed(discarded.length < count);
    if (discarded.length > 0) onDiscarded(discarded);
  }

  // There before its text: screen readers ignore what a live region contains when it appears.
  const stayed = <p role="status">{hasStayed && actions.notDiscarded}</p>;
  if (isAsking) {
    return (
      <>
        {stayed}
        <div
          ref={question}
          role="group"
          aria-labelledby={questionId}
          tabIndex={-1}
          className={styles.actions}
          onKeyDown={({ key }) => key === 'Escape' && setAsking(false)}
        >
          <p id={questionId} className={styles.question}>
            {countedText(isUncertain ? texts.questionMaybeReceived : texts.question, count)}
          </p>
          <Button onClick={() => void confirm()}>{actions.confirmDiscard}</Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            {countedText(texts.keep, count)}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      {stayed}
      {isKept && <p className={styles.shared}>{actions.sharedDevice}</p>}
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
