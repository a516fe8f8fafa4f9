import { iconPaths, type IconName } from './iconPaths';
import styles from './Icon.module.css';

export type { IconName };

export interface IconProps {
  name: IconName;
}

export function Icon({ name }: IconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}
