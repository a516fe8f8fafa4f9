import styles from './EarlyStatus.module.css';

/** Stands in a form from the first paint, and shows while the form was submitted and its script is on its way. */
export function EarlyStatus({ text }: { text: string }) {
  return (
    <p className={styles.status} role="status">
      {text}
    </p>
  );
}
