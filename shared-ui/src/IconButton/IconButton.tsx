import button from '../Button/Button.module.css';
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
    <button
      type="button"
      className={`${button.button} ${button.quiet} ${styles.icon}`}
      aria-label={label}
      onClick={onClick}
    >
      <Icon path={icon} />
    </button>
  );
}
