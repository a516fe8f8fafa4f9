import { Icon, iconPaths } from '@site/shared-ui/Icon';
import type { IndicationSlide } from '../../../content/schema';
import { Illustration } from '../../illustrations/Illustration';
import { useTexts } from '../../texts/useTexts';
import { EmergencyCall } from '../callout/EmergencyCall';
import styles from './IndicationCard.module.css';

export function IndicationCard({ indication }: { indication: IndicationSlide }) {
  const { words } = useTexts();
  const { illustration, title, text, doctor, emergency } = indication;
  return (
    <div className={`${styles.card} ${emergency ? styles.emergency : ''}`}>
      <div className={styles.head}>
        <span className={styles.picture}>
          <Illustration name={illustration} />
        </span>
        <div className={styles.words}>
          <h3>{title}</h3>
          {emergency && (
            <p className={styles.tag}>
              <Icon path={iconPaths.alert} />
              {words.emergency}
            </p>
          )}
        </div>
      </div>
      <p>{text}</p>
      <p className={styles.doctor}>{doctor}</p>
      {emergency && <EmergencyCall />}
    </div>
  );
}
