import { MORPH } from '@site/contracts/exposedModules';
import type { ProductAnchor } from '@site/company/paths';
import { ButtonLink } from '@site/shared-ui/Button';
import { Carousel } from '@site/shared-ui/Carousel';
import { Icon, iconPaths } from '@site/shared-ui/Icon';
import type { ProductContent } from '../../../content/schema';
import { Packshot } from '../../packshots/Packshot';
import { useTexts } from '../../texts/useTexts';
import { carouselInterval } from '../carouselSettings';
import { LabelLine } from '../label-line/LabelLine';
import { FlowLine } from './FlowLine';
import styles from './Overview.module.css';

interface OverviewProps {
  name: string;
  content: ProductContent;
  orderHref: string;
}

const anchor: ProductAnchor = 'product-overview';
const safety: ProductAnchor = 'safety-information';

const SIZES = '(min-width: 64em) 24rem, min(100vw - 2rem, 32rem)';

export function Overview({ name, content, orderHref }: OverviewProps) {
  const { words } = useTexts();
  const { overview, kind, labelLine } = content;
  return (
    <section id={anchor} className={styles.overview} aria-labelledby={`${anchor}-title`}>
      <div className={styles.stage}>
        <FlowLine />
        <div className={styles.words}>
          <p className={styles.kind}>{kind}</p>
          <h1 id={`${anchor}-title`}>{name}</h1>
          <p className={styles.lead}>{overview.lead}</p>
          <ul className={styles.points}>
            {overview.points.map((point) => (
              <li key={point}>
                <Icon path={iconPaths.check} />
                {point}
              </li>
            ))}
          </ul>
          <div className={styles.ways}>
            <ButtonLink href={orderHref}>{words.buyNow}</ButtonLink>
            <a href={`#${safety}`}>{words.sections[safety]}</a>
          </div>
          <LabelLine>{labelLine}</LabelLine>
        </div>
        <div className={styles.pictures}>
          <Carousel
            label={overview.label}
            words={words.carousel}
            interval={carouselInterval.overview}
            show={overview.show}
          >
            {overview.slides.map(({ picture, alt }, index) => (
              <div key={picture} className={styles.panel} {...(index === 0 && { [MORPH]: name })}>
                <Packshot picture={picture} alt={alt} sizes={SIZES} isFirst={index === 0} />
              </div>
            ))}
          </Carousel>
        </div>
      </div>
    </section>
  );
}
