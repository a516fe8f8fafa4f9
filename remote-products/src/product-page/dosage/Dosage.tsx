import type { ProductContent } from '../../../content/schema';
import { LabelLine } from '../label-line/LabelLine';
import { Section } from '../section/Section';
import styles from './Dosage.module.css';

interface DosageProps {
  dosage: ProductContent['dosage'];
  labelLine: string;
}

export function Dosage({ dosage, labelLine }: DosageProps) {
  return (
    <Section anchor="dosage-and-instructions" lead={dosage.lead}>
      <dl className={styles.facts}>
        {dosage.facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ol className={styles.steps}>
        {dosage.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{dosage.note}</p>
      <LabelLine>{labelLine}</LabelLine>
    </Section>
  );
}
