import { iconPaths, type IconName } from './iconPaths';
import styles from './Icon.module.css';

export type { IconName };

export interface IconProps {
  /** Which drawing. */
  name: IconName;
}

/** A drawing of 24 units in the colour of the text around it. It is decoration: the words beside it carry the meaning. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}
