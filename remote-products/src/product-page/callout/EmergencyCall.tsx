import { Icon } from '@site/shared-ui/Icon';
import { EMERGENCY_NUMBER } from '../emergencyNumber';
import styles from './EmergencyCall.module.css';

/** Calls the emergency number. */
export function EmergencyCall() {
  return (
    <a className={styles.call} href={`tel:${EMERGENCY_NUMBER}`}>
      <Icon name="phone" />
      Call {EMERGENCY_NUMBER}
    </a>
  );
}
