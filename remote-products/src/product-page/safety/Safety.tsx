import type { ProductContent } from '../../../content/schema';
import { Illustration } from '../../illustrations/Illustration';
import { Callout } from '../callout/Callout';
import { Section } from '../section/Section';
import styles from './Safety.module.css';

export function Safety({ safety }: { safety: ProductContent['safety'] }) {
  return (
    <Section anchor="safety-information" lead={safety.lead}>
      <ul className={styles.cards}>
        {safety.cards.map(({ illustration, title, text }) => (
          <li key={title} className={styles.card}>
            <span className={styles.picture}>
              <Illustration name={illustration} />
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Callout tone="urgent" {...safety.stop} />
    </Section>
  );
}
