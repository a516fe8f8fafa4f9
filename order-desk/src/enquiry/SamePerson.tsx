import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { Enquiry } from '../model/enquiry';
import { isSamePerson } from '../model/person';
import { Part } from '../screen/Part';
import { useDesk, useDeskView } from '../screen/useDesk';
import { formatMoment } from '../texts/formats';
import { useLanguage } from '../texts/language';
import styles from './EnquiryPage.module.css';

/** What this person asked before, by number or address, newest first. */
export function SamePerson({ enquiry }: { enquiry: Enquiry }) {
  const { language, texts } = useLanguage();
  const { enquiry: words, statuses, outcomes } = texts;
  const { desk } = useDesk();
  const { enquiries, connection } = useDeskView();
  const { id, order, receivedAt } = enquiry;

  useEffect(() => {
    if (order) void desk.loadPerson(order);
    // Once for each enquiry, and again when the database can be reached.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [desk, id, connection === 'live']);

  if (!order) return null;
  const earlier = enquiries.filter(
    (other) =>
      other.id !== id &&
      other.order &&
      other.receivedAt <= receivedAt &&
      isSamePerson(order, other.order),
  );
  if (earlier.length === 0) return null;
  return (
    <Part title={fillPlaceholders(words.person, { count: earlier.length + 1 })}>
      <ul>
        {earlier.map(({ reference, status, outcome, receivedAt: at }) => (
          <li key={reference}>
            <Link to={`/enquiries/${reference}`} className={styles.back}>
              {formatMoment(at, language)}
            </Link>
            {` · ${outcome ? `${statuses.done}: ${outcomes[outcome]}` : statuses[status]}`}
          </li>
        ))}
      </ul>
    </Part>
  );
}
