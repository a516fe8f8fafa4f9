import type { EnquiryStatus } from '@site/contracts/staffCollections';
import { useTexts } from '../texts/language';
import plain from '../screen/plain.module.css';
import styles from './EnquiryPage.module.css';

/** What somebody sets by hand. `seen` is set by opening. */
const offered = ['called', 'notReachable', 'done'] as const;

export interface StatusButtonsProps {
  current: EnquiryStatus;
  onChoose: (status: (typeof offered)[number]) => void;
}

/** One tap to say what became of it. The same once more is another call. */
export function StatusButtons({ current, onChoose }: StatusButtonsProps) {
  const { enquiry: words, statuses } = useTexts();
  return (
    <section className={`${plain.stack} ${styles.part}`} aria-labelledby="status-title">
      <h2 id="status-title" className={styles.subtitle}>
        {words.setStatus}
      </h2>
      <div className={styles.buttons}>
        {offered.map((status) => (
          <button
            key={status}
            type="button"
            className={styles.choice}
            aria-pressed={current === status}
            onClick={() => onChoose(status)}
          >
            {statuses[status]}
          </button>
        ))}
      </div>
    </section>
  );
}
