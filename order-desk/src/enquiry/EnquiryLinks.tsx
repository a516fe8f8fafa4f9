import { Link } from 'react-router-dom';
import type { Enquiry } from '../model/enquiry';
import { formatMoment } from '../texts/formats';
import { useLanguage } from '../texts/language';
import styles from './EnquiryPage.module.css';

/** Enquiries of one person: when they came, and what became of them. */
export function EnquiryLinks({ enquiries }: { enquiries: readonly Enquiry[] }) {
  const { language, texts } = useLanguage();
  const { statuses, outcomes } = texts;
  return (
    <ul className={styles.others}>
      {enquiries.map(({ reference, status, outcome, receivedAt }) => (
        <li key={reference}>
          <Link to={`/enquiries/${reference}`} className={styles.back}>
            {formatMoment(receivedAt, language)}
          </Link>
          {` · ${outcome ? `${statuses.done}: ${outcomes[outcome]}` : statuses[status]}`}
        </li>
      ))}
    </ul>
  );
}
