import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@site/shared-ui/Button';
import type { EntryKind } from '../outbox/entries/entry';
import type { Outbox } from '../outbox/outbox';
import type { WaitingEnquiry } from '../outbox/view';
import { countedText, type NoticeTexts } from './noticeTexts';
import styles from './Notice.module.css';

export interface WaitingCardProps {
  outbox: Outbox;
  kind: EntryKind;
  texts: NoticeTexts;
  waiting: readonly WaitingEnquiry[];
  /** True when they are kept in the browser and outlive the page. */
  isKept: boolean;
  /** True when the company may have received one of them. */
  isUncertain: boolean;
  /** Called when nothing waits any more, while the focus is still where it was. */
  onGone: () => void;
}

/** What a visitor can do about documents that wait. Discarding asks first, in place. */
export function WaitingCard(props: WaitingCardProps) {
  const { outbox, kind, waiting, isKept, isUncertain } = props;
  const count = waiting.length;
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

  const onGone = useEffectEvent(props.onGone);
  useLayoutEffect(() => () => onGone(), []);

  async function sendNow() {
    setSending(true);
    await outbox.sendNow();
    setSending(false);
  }

  async function confirm() {
    const asked = waiting.map(({ id }) => id);
    await outbox.discard(asked);
    setAsking(false);
    setStayed(outbox.state().waiting.some(({ id }) => asked.includes(id)));
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
