import { Link } from 'react-router-dom';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { VisuallyHidden } from '@site/shared-ui/VisuallyHidden';
import { CallButton } from '../enquiry/CallButton';
import type { Enquiry } from '../model/enquiry';
import { lapseOf } from '../model/lapse';
import { formatAgo, formatPacks, formatRecent, productName } from '../texts/formats';
import { useLanguage } from '../texts/language';
import styles from './ListPage.module.css';
import { StatusBadge } from '../screen/StatusBadge';
import { useDesk } from '../screen/useDesk';

export interface EnquiryRowProps {
  enquiry: Enquiry;
  /** How many enquiries there are of this person. */
  ofPerson: number;
}

/** From so many packs on somebody sells them on. */
const MANY_PACKS = 10;

/**
 * One enquiry in the list. The whole row leads to it, but for the button that calls. What is marked is late; what is new has its
 * name in bold.
 */
export function EnquiryRow({ enquiry, ofPerson }: EnquiryRowProps) {
  const { language, texts } = useLanguage();
  const { desk } = useDesk();
  const { list, claim } = texts;
  const { id, reference, status, order, product, receivedAt, history } = enquiry;
  const { claimedBy, callBackAt, source } = enquiry;
  const isWaiting = history.some((entry) => entry.isWaiting);
  const isMine = claimedBy !== undefined && claimedBy.uid === desk.view().member?.uid;
  const { now } = desk.view();
  const lapse = lapseOf(enquiry, now);
  const isLate = lapse !== undefined || (callBackAt !== undefined && callBackAt <= now);
  const lapsed = lapse?.claimedBy ? list.taken : list.opened;
  const notes = [
    lapse && fillPlaceholders(lapsed, { ago: formatAgo(lapse.at, now, language) }),
    claimedBy && (isMine ? claim.mine : fillPlaceholders(claim.other, { name: claimedBy.name })),
    callBackAt !== undefined &&
      fillPlaceholders(list.callBackAt, { time: formatRecent(callBackAt, language) }),
    ofPerson > 1 && fillPlaceholders(list.person, { count: ofPerson }),
    isWaiting && list.waiting,
  ].filter((value) => typeof value === 'string');
  const packs = order && formatPacks(order.Quantity, language);
  const what = [
    productName(product),
    packs,
    order && texts.buyers[order.RetailerSelfUse as keyof typeof texts.buyers],
    source && texts.sources[source],
  ].filter((value) => value !== undefined);
  return (
    <li
      className={[
        styles.row,
        status === 'new' ? styles.unread : '',
        isLate ? styles.late : '',
      ].join(' ')}
      data-enquiry={id}
    >
      <div className={styles.text}>
        <Link to={`/enquiries/${reference}`} className={styles.who}>
          {order?.Name ?? reference}
        </Link>
        {status === 'new' || status === 'seen' ? (
          <VisuallyHidden>{texts.statuses[status]}</VisuallyHidden>
        ) : (
          <StatusBadge status={status} />
        )}
        <span className={styles.what}>
          {what.map((fact) => (
            <span key={fact}>
              {fact === packs && order && order.Quantity >= MANY_PACKS ? (
                <strong>{fact}</strong>
              ) : (
                fact
              )}{' '}
            </span>
          ))}
        </span>
        <span className={styles.when}>
          <time dateTime={new Date(receivedAt).toISOString()}>
            {formatRecent(receivedAt, language)}
          </time>
          <span>{formatAgo(receivedAt, now, language)}</span>
          <span>{reference}</span>
        </span>
        {notes.length > 0 && (
          <strong className={styles.when}>
            {notes.map((note) => (
              <span key={note}>{note} </span>
            ))}
          </strong>
        )}
      </div>
      <CallButton enquiry={enquiry} />
    </li>
  );
}
