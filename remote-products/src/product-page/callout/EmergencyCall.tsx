import { EMERGENCY_NUMBER } from '@site/company/emergencyNumber';
import { Icon, iconPaths } from '@site/shared-ui/Icon';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { useTexts } from '../../texts/useTexts';
import styles from './EmergencyCall.module.css';

export function EmergencyCall() {
  const { words } = useTexts();
  return (
    <a className={styles.call} href={`tel:${EMERGENCY_NUMBER}`}>
      <Icon path={iconPaths.phone} />
      {fillPlaceholders(words.call, { number: EMERGENCY_NUMBER })}
    </a>
  );
}
