import { Link } from 'react-router-dom';
import { isUnanswered, type Claimant } from '@site/order-model/deskChange';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { VisuallyHidden } from '@site/shared-ui/VisuallyHidden';
import { CallButton } from '../enquiry/CallButton';
import type { Enquiry } from '../model/enquiry';
import { lapseOf } from '../model/lapse';
import { formatAgo, formatAhead, formatPacks, formatRecent, productName } from '../texts/formats';
import { useLanguage } from '../texts/language';
import styles from './ListPage.module.css';
import { StatusBadge } from '../screen/StatusBadge';
import { useDesk } from '../screen/useDesk';

export interface EnquiryRowProps {
  enquiry: Enquiry;
  /** Enquiries of the same number that this row stands for while they are not shown: its marks are theirs as well. */
  behind?: readonly Enquiry[];
  /** How many enquiries there are of this person, where that is to be said. */
  ofPerson?: number;
  /** Whether it is shown beside the list. */
  isCurrent: boolean;
}

/** From so many packs on somebody sells them on. */
export const MANY_PACKS = 10;

/**
 * One enquiry in the list. The whole row leads to it, but for the button that calls. What is marked is late; what is new has its
 * name in bold.
 */
export function EnquiryRow({ enquiry, behind = [], ofPerson = 1, isCurrent }: EnquiryRowProps) {
  const { language, texts } = useLanguage();
  const { desk } = useDesk();
  const { list, claim } = texts;
  const { reference, status, order, product, receivedAt, source, claimedBy } = enquiry;
  const { now, member } = desk.view();
  const marked = [enquiry, ...behind];
  const isNew = marked.some((one) => one.status === 'new');
  const isUncalled = isUnanswered(status);
  const unsent = marked.flatMap(({ history }) => history.filter((entry) => entry.isWaiting));
  const [lapse] = marked
    .flatMap((one) => lapseOf(one, now) ?? [])
    .sort((one, other) => one.at - other.at);
  const lapsed = lapse?.claimedBy ? list.taken : list.opened;
  const callBackAt = Math.min(...marked.map((one) => one.callBackAt ?? Infinity));
  const isLate = lapse !== undefined || callBackAt <= now;
  const ownerText = ({ uid, name }: Claimant, mine: string, other: string) =>
    uid === member?.uid ? mine : fillPlaceholders(other, { name });
  const notes = [
    lapse && fillPlaceholders(lapsed, { ago: formatAgo(lapse.at, now, language) }),
    claimedBy && ownerText(claimedBy, claim.mine, claim.other),
    ...behind
      .filter((one) => one.claimedBy?.uid !== claimedBy?.uid)
      .map((one) => one.claimedBy && ownerText(one.claimedBy, claim.mineToo, claim.otherToo)),
    callBackAt < Infinity &&
      fillPlaceholders(list.callBackAt, { time: formatAhead(callBackAt, language) }),
    ofPerson > 1 && fillPlaceholders(list.person, { count: ofPerson }),
    unsent.some(({ isRefused }) => !isRefused) && list.waiting,
    unsent.some(({ isRefused }) => isRefused) && texts.enquiry.refused,
  ].filter((value) => typeof value === 'string');
  const packs = order && formatPacks(order.Quantity, language);
  const what = [
    productName(product),
    packs,
    order && texts.buyers[order.RetailerSelfUse as keyof typeof texts.buyers],
    source && texts.sources[source],
  ].filter((value) => value !== undefined);
  return (
    <div className={[styles.row, isNew ? styles.unread : '', isLate ? styles.late : ''].join(' ')}>
      <div className={styles.text}>
        <Link
          to={`/enquiries/${reference}`}
          className={styles.who}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {order?.Name ?? reference}
        </Link>
        {isUncalled ? (
          <VisuallyHidden>{texts.statuses[isNew ? 'new' : status]}</VisuallyHidden>
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
            {[...new Set(notes)].map((note) => (
              <span key={note}>{note} </span>
            ))}
          </strong>
        )}
      </div>
      <CallButton enquiry={enquiry} />
    </div>
  );
}
