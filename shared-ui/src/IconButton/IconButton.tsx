import { Icon } from '../Icon/Icon';
import styles from './IconButton.module.css';

export interface IconButtonProps {
  label: string;
  /** Strokes of `iconPaths`. */
  icon: string;
  onClick: () => void;
}

export function IconButton({ label, icon, onClick }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Icon path={icon} />
    </button>
  );
}
