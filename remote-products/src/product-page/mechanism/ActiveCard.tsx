import type { ActiveSlide } from '../../../content/schema';
import { Illustration } from '../../illustrations/Illustration';
import styles from './ActiveCard.module.css';

export function ActiveCard({ active }: { active: ActiveSlide }) {
  return (
    <div className={styles.card}>
      <span className={styles.picture}>
        <Illustration name={active.illustration} />
      </span>
      <h3>{active.title}</h3>
      {active.amount && <p className={styles.amount}>{active.amount}</p>}
      <p>{active.text}</p>
    </div>
  );
}
