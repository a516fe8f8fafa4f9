import type { IllustrationName } from '../content/vocabulary';
import { actives } from './actives';
import { conditions } from './conditions';
import type { Drawing } from './drawing';
import { safety } from './safety';
import styles from './Illustration.module.css';

const drawings: Readonly<Record<IllustrationName, Drawing>> = {
  ...actives,
  ...conditions,
  ...safety,
};

/** A line drawing in two inks, as large as the type around it. It is decoration: the words beside it say it all. */
export function Illustration({ name }: { name: IllustrationName }) {
  const [ink, accent] = drawings[name];
  return (
    <svg className={styles.drawing} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <path d={ink} />
      <path className={styles.accent} d={accent} />
    </svg>
  );
}
