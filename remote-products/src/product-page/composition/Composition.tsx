import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { ProductContent } from '../../../content/schema';
import { useTexts } from '../../texts/useTexts';
import { Section } from '../section/Section';
import styles from './Composition.module.css';

interface CompositionProps {
  name: string;
  composition: ProductContent['composition'];
}

export function Composition({ name, composition }: CompositionProps) {
  const { rows, lead, note } = composition;
  const words = useTexts().words.composition;
  const hasAmounts = rows.some(({ amount }) => amount);
  return (
    <Section anchor="salt-composition" lead={lead}>
      <div className={styles.sheet}>
        <table className={styles.table}>
          <caption className={styles.caption}>{fillPlaceholders(words.caption, { name })}</caption>
          <thead>
            <tr>
              <th scope="col">{words.active}</th>
              <th scope="col">{words.what}</th>
              {hasAmounts && <th scope="col">{words.amount}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ active, what, amount }) => (
              <tr key={active}>
                <th scope="row">{active}</th>
                <td>{what}</td>
                {hasAmounts && <td>{amount}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{note}</p>
    </Section>
  );
}
