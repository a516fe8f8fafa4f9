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
        {/* The narrowest phones show no table (WebKit then reads none out): the roles say it all the same. */}
        <table className={styles.table} role="table">
          <caption className={styles.caption}>{fillPlaceholders(words.caption, { name })}</caption>
          <thead>
            <tr role="row">
              <th scope="col" role="columnheader">
                {words.active}
              </th>
              <th scope="col" role="columnheader">
                {words.what}
              </th>
              {hasAmounts && (
                <th scope="col" role="columnheader">
                  {words.amount}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ active, what, amount }) => (
              <tr key={active} role="row">
                <th scope="row" role="rowheader">
                  {active}
                </th>
                <td role="cell">{what}</td>
                {hasAmounts && <td role="cell">{amount}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{note}</p>
    </Section>
  );
}
