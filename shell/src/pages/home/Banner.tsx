import { brand } from '@site/contracts/brand';
import { anchors } from '@site/contracts/paths';
import { ButtonLink } from '@site/shared-ui/Button';
import home from '../../../content/home.json';
import { CirculationLine } from './CirculationLine';
import styles from './Banner.module.css';

const [first = '', ...rest] = brand.tagline.split(/(?<=,)\s*/);

/** The first thing that a visitor sees: the tagline, and the way to the products. */
export function Banner() {
  return (
    <div className={styles.banner}>
      <CirculationLine />
      <div className={styles.words}>
        <h1 className={styles.tagline}>
          {first} <span className={styles.second}>{rest.join(' ')}</span>
        </h1>
        <p className={styles.lead}>{home.banner.lead}</p>
        <ButtonLink to={`#${anchors.ourProducts}`}>{home.banner.link}</ButtonLink>
      </div>
    </div>
  );
}
