import type { ProductContent } from '../../content/schema';
import { Section } from '../section/Section';
import styles from './Composition.module.css';

interface CompositionProps {
  name: string;
  composition: ProductContent['composition'];
}

/** What the product holds. Without amounts in the content there is no column for them. */
export function Composition({ name, composition }: CompositionProps) {
  const { rows, lead, note } = composition;
  const hasAmounts = rows.some(({ amount }) => amount);
  return (
    <Section anchor="salt-composition" lead={lead}>
      <div className={styles.sheet}>
        <table className={styles.table}>
          <caption className={styles.caption}>Composition of {name}</caption>
          <thead>
            <tr>
              <th scope="col">Active</th>
              <th scope="col">What it is</th>
              {hasAmounts && <th scope="col">Amount</th>}
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
