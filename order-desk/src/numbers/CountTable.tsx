import layout from '../screen/layout.module.css';
import styles from './NumbersPage.module.css';

export type Columns<Row> = readonly (readonly [string, (row: Row) => string | number])[];

export interface CountTableProps<Row> {
  name: string;
  /** Left out where the page's title says it. */
  hasHeading?: boolean;
  /** What is counted. */
  caption: string;
  columns: Columns<Row>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/**
 * A table, unless it is empty. Its first column names the row. It scrolls by itself where it is wider than the page; on a phone each row is a card, and the
 * roles say that it is a table all the same.
 */
export function CountTable<Row>({
  name,
  hasHeading = true,
  caption,
  columns,
  rows,
  keyOf,
}: CountTableProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <>
      {hasHeading && <h2 className={layout.subtitle}>{name}</h2>}
      <div className={styles.scroller} role="region" aria-label={name} tabIndex={0}>
        <table className={styles.table} role="table">
          <caption>
            <span>{caption}</span>
          </caption>
          <thead>
            <tr role="row">
              {columns.map(([head]) => (
                <th key={head} scope="col" role="columnheader">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)} role="row" tabIndex={-1}>
                {columns.map(([head, value], at) =>
                  at === 0 ? (
                    <th key={head} scope="row" role="rowheader">
                      {value(row)}
                    </th>
                  ) : (
                    <td key={head} role="cell" data-head={head}>
                      {value(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
