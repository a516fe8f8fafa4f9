import { ButtonLink } from '@site/shared-ui/Button';
import { Picture } from '@site/shared-ui/Picture';
import { useTexts } from '../../texts/useTexts';
import { bannerPicture } from './bannerPicture';
import { CirculationLine } from './CirculationLine';
import styles from './Banner.module.css';

const SIZES = '(min-width: 48em) min(50vw, 41rem), min(100vw - 2rem, 30rem)';

export function Banner({ link }: { link: string }) {
  const { brand, home } = useTexts();
  const { banner } = home;
  // No line ends inside a word such as “चलने-फिरने”: a word joiner follows its hyphen.
  const tagline = brand.tagline.replaceAll('-', '-\u2060');
  const [first = '', ...rest] = tagline.split(/(?<=,)\s*/);
  return (
    <div className={styles.banner}>
      <div className={styles.stage}>
        <div className={styles.words}>
          <h1 className={styles.tagline}>
            {first} <span className={styles.second}>{rest.join(' ')}</span>
          </h1>
          <p className={styles.lead}>{banner.lead}</p>
          <ButtonLink href={link}>{banner.link}</ButtonLink>
        </div>
        <div className={styles.picture}>
          <CirculationLine />
          <Picture files={bannerPicture} alt={banner.alt} sizes={SIZES} isFirst />
        </div>
      </div>
    </div>
  );
}
