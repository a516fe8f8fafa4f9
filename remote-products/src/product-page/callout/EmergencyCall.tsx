import { Icon } from '@site/shared-ui/Icon';
import { fill } from '../../texts/fill';
import { useTexts } from '../../texts/useTexts';
import { EMERGENCY_NUMBER } from '../emergencyNumber';
import styles from './EmergencyCall.module.css';

/** Calls the emergency number. */
export function EmergencyCall() {
  const { words } = useTexts();
  return (
    <a className={styles.call} href={`tel:${EMERGENCY_NUMBER}`}>
      <Icon name="phone" />
      {fill(words.call, { number: EMERGENCY_NUMBER })}
    </a>
  );
}
