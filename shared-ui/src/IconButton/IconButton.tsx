import { Icon, type IconName } from '../Icon/Icon';
import styles from './IconButton.module.css';

export interface IconButtonProps {
  label: string;
  icon: IconName;
  onClick: () => void;
}

export function IconButton({ label, icon, onClick }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
