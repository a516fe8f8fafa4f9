import { brandChatHref } from '@site/company/contactLinks';
import { referenceOf } from '@site/order-model/orderReference';
import { Button, ButtonLink } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { Icon, iconPaths } from '@site/shared-ui/Icon';
import type { EnquiryResult } from '../outbox/shownResults';
import type { NoticeTexts } from './noticeTexts';
import { Points } from './Points';
import styles from './Notice.module.css';

export interface ResultCardProps {
  result: EnquiryResult;
  texts: NoticeTexts;
  onClose: () => void;
}

/** A chat with the company that the visitor begins: what is filled in is the reference and nothing else of theirs. */
const chatAbout = (id: string, text: string): string =>
  brandChatHref(fillPlaceholders(text, { reference: referenceOf(id) }));

/** How an enquiry ended: the confirmation with its reference and what happens next, or why it was not stored. */
export function ResultCard({ result, texts, onClose }: ResultCardProps) {
  const { id, kind, outcome, isOwn, mayBeStored } = result;
  const { actions } = texts;
  const { ended, sentJustNow, next } = texts[kind];
  const isSent = outcome === 'sent';
  // Nothing is lost that somebody wanted to keep.
  const isErased = outcome === 'erased';
  const isUncertain = outcome === 'expired' && mayBeStored;
  // Only orders have a next step, and so a reference to speak of.
  const hasReference = next !== undefined && (isSent || isUncertain);

  return (
    <div className={`${styles.card} ${isSent ? styles.sent : isErased ? '' : styles.lost}`}>
      <p className={styles.title}>
        <Icon path={isSent ? iconPaths.check : isErased ? iconPaths.info : iconPaths.alert} />
        {(isOwn && isSent && sentJustNow) ||
          ended[isUncertain ? 'expiredMaybeReceived' : (outcome as keyof typeof ended)]}
      </p>
      <Points
        texts={actions}
        referenceIds={hasReference ? [id] : []}
        next={isSent ? next : undefined}
        hasContact={next !== undefined || !isSent}
      />
      <div className={styles.actions}>
        {isSent && next !== undefined && (
          <ButtonLink href={chatAbout(id, actions.chatText)}>
            <Icon path={iconPaths.whatsapp} />
            {actions.chat}
          </ButtonLink>
        )}
        <Button look="quiet" onClick={onClose}>
          {actions.close}
        </Button>
      </div>
    </div>
  );
}
