import { referenceOf } from '@site/contracts/orderReference';
import { Button } from '@site/shared-ui/Button';
import { Icon } from '@site/shared-ui/Icon';
import type { News } from '../outbox/board';
import { ContactWays } from './ContactWays';
import { useNoticeTexts } from './useNoticeTexts';
import styles from './Notice.module.css';

export interface NewsCardProps {
  news: News;
  /** The visitor has read it. */
  onClose: () => void;
}

/** How an enquiry ended: the confirmation with its reference and what happens next, or why it was not sent. */
export function NewsCard({ news: { id, kind, outcome, isOwn }, onClose }: NewsCardProps) {
  const { kinds, actions } = useNoticeTexts();
  const { told, sentJustNow, next } = kinds[kind];
  const isSent = outcome === 'sent';
  const points = [
    isSent && next && [actions.reference, <strong key="">{referenceOf(id)}</strong>],
    isSent && next && [actions.next, next],
    (next || !isSent) && [actions.reach, <ContactWays key="" />],
  ].filter((it) => !!it);

  return (
    <div className={`${styles.card} ${isSent ? styles.sent : styles.lost}`}>
      <p className={styles.title}>
        <Icon name={isSent ? 'check' : 'alert'} />
        {(isOwn && isSent && sentJustNow) || told[outcome]}
      </p>
      <dl className={styles.points}>
        {points.map(([term, text], index) => (
          <div key={index}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
      <Button look="quiet" onClick={onClose}>
        {actions.close}
      </Button>
    </div>
  );
}
