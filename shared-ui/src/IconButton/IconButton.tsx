import { Icon, type IconName } from '../Icon/Icon';
import styles from './IconButton.module.css';

export interface IconButtonProps {
  /** What it does, for those who do not see the icon, and what a voice may say to press it. */
  label: string;
  icon: IconName;
  onClick: () => void;
}

/** A round button with an icon instead of words, where the same few words would stand again and again. */
export function IconButton({ label, icon, onClick }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
