import type { EnquiryStatus } from '@site/order-model/staffCollections';
import { useTexts } from '../texts/language';
import styles from './StatusBadge.module.css';

/** What became of an enquiry, in words: colour alone says nothing to some. */
export function StatusBadge({ status }: { status: EnquiryStatus }) {
  const { statuses } = useTexts();
  return <span className={`${styles.badge} ${styles[status] ?? ''}`}>{statuses[status]}</span>;
}
