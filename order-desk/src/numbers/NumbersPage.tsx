import { useCallback, useEffect, useState } from 'react';
import { outcomes } from '@site/order-model/deskChange';
import { answerBounds } from '@site/order-model/staffCollections';
import { buyerKinds } from '@site/order-model/enquiry';
import { products } from '@site/company/products';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { PageTitle } from '../screen/PageTitle';
import { saveTable } from '../screen/saveFile';
import { useDesk } from '../screen/useDesk';
import { formatDay } from '../texts/formats';
import { useLanguage } from '../texts/language';
import shared from '../screen/shared.module.css';
import styles from './NumbersPage.module.css';
import type { WeekCounts } from '@site/order-model/weekCounts';

type Columns<Row> = readonly (readonly [string, (row: Row) => string | number])[];

interface TableProps<Row> {
  name: string;
  columns: Columns<Row>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** Its first column names the row. It scrolls by itself where it is wider than the page. */
function Table<Row>({ name, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <div className={styles.scroller} role="region" aria-label={name} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(([head]) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(([head, value], at) =>
                at === 0 ? (
                  <th key={head} scope="row">
                    {value(row)}
                  </th>
                ) : (
                  <td key={head}>{value(row)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The enquiries of a product that arrived in a week. */
interface Ends {
  week: string;
  product: string;
  counts: Readonly<Record<string, number>>;
}

/** How enquiries ended, by week and product, as far as any has. */
const endsOf = (weeks: readonly WeekCounts[]): Ends[] =>
  weeks.flatMap(({ week, outcomes: byProduct = {} }) =>
    products.flatMap(({ orderValue, name }) => {
      const counts = byProduct[orderValue] ?? {};
      return Object.values(counts).some((value) => value > 0)
        ? [{ week, product: name, counts }]
        : [];
    }),
  );

/**
 * The hours within which half of a week's enquiries were answered first: the least bound that holds half of those that
 * were answered. Infinity when it took longer than the last bound, undefined when nobody has answered any.
 */
function medianHours({ answered, answerTimes }: WeekCounts): number | undefined {
  if (answered === 0) return undefined;
  let within = 0;
  for (const bound of answerBounds) {
    within += answerTimes[`h${bound}`] ?? 0;
    if (within * 2 >= answered) return bound;
  }
  return Infinity;
}

const longest = answerBounds.at(-1) ?? 0;

/** What the company's owner wants to know, week by week. It comes from counters: no enquiry is read for it. */
export function NumbersPage() {
  const { cloud } = useDesk();
  const { language, texts } = useLanguage();
  const { numbers, buyers, outcomes: ended } = texts;
  const [weeks, setWeeks] = useState<readonly WeekCounts[]>();
  const [failures, setFailures] = useState(0);

  const read = useCallback(() => {
    cloud.readWeeks().then(
      (all) => {
        setWeeks(all);
        setFailures(0);
      },
      () => setFailures((count) => count + 1),
    );
  }, [cloud]);
  useEffect(read, [read]);

  const timeOf = (week: WeekCounts) => {
    const hours = medianHours(week);
    if (hours === undefined) return '–';
    return hours === Infinity
      ? fillPlaceholders(numbers.longer, { hours: longest })
      : fillPlaceholders(numbers.within, { hours });
  };
  const columns: Columns<WeekCounts> = [
    [numbers.week, ({ week }) => formatDay(week, language)],
    [numbers.received, ({ received }) => received],
    ...products.map(
      ({ name, orderValue }) =>
        [name, (week: WeekCounts) => week.products[orderValue] ?? 0] as const,
    ),
    ...buyerKinds.map(
      (kind) => [buyers[kind], (week: WeekCounts) => week.buyers[kind] ?? 0] as const,
    ),
    [numbers.answered, ({ answered }) => answered],
    [numbers.firstAnswer, timeOf],
  ];
  const endColumns: Columns<Ends> = [
    [numbers.week, ({ week }) => formatDay(week, language)],
    [numbers.product, ({ product }) => product],
    ...outcomes.map(
      (outcome) => [ended[outcome], ({ counts }: Ends) => counts[outcome] ?? 0] as const,
    ),
  ];
  const ends = endsOf(weeks ?? []);
  const rowsOf = <Row extends { week: string }>(all: Columns<Row>, rows: readonly Row[]) => [
    all.map(([name]) => name),
    ...rows.map((row) => [row.week, ...all.slice(1).map(([, value]) => value(row))]),
  ];
  const save = () => {
    const counted = rowsOf(columns, weeks ?? []);
    void saveTable('weeks', [...counted, [], ...rowsOf(endColumns, ends)]);
  };

  return (
    <>
      <PageTitle tab={numbers.title}>{numbers.title}</PageTitle>
      <p className={styles.text}>{numbers.text}</p>
      {failures > 0 && (
        <p role="alert" className={shared.row}>
          {/* Said again at each failure; the button keeps the focus. */}
          <span key={failures}>{numbers.offline}</span>
          <Button look="quiet" onClick={read}>
            {numbers.again}
          </Button>
        </p>
      )}
      {weeks?.length === 0 && <p>{numbers.empty}</p>}
      {weeks && weeks.length > 0 && (
        <>
          <Table name={numbers.title} columns={columns} rows={weeks} keyOf={({ week }) => week} />
          {ends.length > 0 && (
            <>
              <h2 className={shared.subtitle}>{numbers.outcomes}</h2>
              <Table
                name={numbers.outcomes}
                columns={endColumns}
                rows={ends}
                keyOf={({ week, product }) => `${week} ${product}`}
              />
            </>
          )}
          <Button look="quiet" onClick={save}>
            {numbers.export}
          </Button>
        </>
      )}
    </>
  );
}
