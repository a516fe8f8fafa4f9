import { useCallback, useEffect, useState } from 'react';
import { answerBounds } from '@site/contracts/staffCollections';
import { buyerKinds } from '@site/contracts/enquiry';
import { products } from '@site/contracts/products';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { DeskCloud } from '../model/deskCloud';
import { PageTitle } from '../screen/PageTitle';
import { saveTable } from '../screen/saveFile';
import { formatDay } from '../texts/formats';
import { useLanguage } from '../texts/language';
import { medianHours } from './answerTimes';
import styles from './NumbersPage.module.css';
import type { WeekCounts } from '../model/weekCounts';

const longest = answerBounds.at(-1) ?? 0;

/** What the company's owner wants to know, week by week. It comes from counters: no enquiry is read for it. */
export function NumbersPage({ cloud }: { cloud: Pick<DeskCloud, 'readWeeks'> }) {
  const { language, texts } = useLanguage();
  const { numbers, buyers } = texts;
  const [weeks, setWeeks] = useState<readonly WeekCounts[]>();
  const [hasFailed, setFailed] = useState(false);

  const read = useCallback(() => {
    cloud.readWeeks().then(setWeeks, () => setFailed(true));
  }, [cloud]);
  useEffect(read, [read]);
  const readAgain = () => {
    setFailed(false);
    read();
  };

  const timeOf = (week: WeekCounts) => {
    const hours = medianHours(week, answerBounds);
    if (hours === undefined) return '–';
    return hours === Infinity
      ? fillPlaceholders(numbers.longer, { hours: longest })
      : fillPlaceholders(numbers.within, { hours });
  };
  const columns: readonly (readonly [string, (week: WeekCounts) => string | number])[] = [
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
  const save = () => {
    const [, ...others] = columns;
    const head = columns.map(([name]) => name);
    const rows = (weeks ?? []).map((week) => [
      week.week,
      ...others.map(([, value]) => value(week)),
    ]);
    void saveTable('weeks', [head, ...rows]);
  };

  return (
    <>
      <PageTitle tab={numbers.title}>{numbers.title}</PageTitle>
      <p className={styles.text}>{numbers.text}</p>
      {hasFailed && (
        <p role="alert" className={styles.problem}>
          {numbers.offline}
          <Button look="quiet" onClick={readAgain}>
            {numbers.again}
          </Button>
        </p>
      )}
      {weeks?.length === 0 && <p>{numbers.empty}</p>}
      {weeks && weeks.length > 0 && (
        <>
          <div className={styles.scroller} role="region" aria-label={numbers.title} tabIndex={0}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {columns.map(([name]) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weeks.map((week) => (
                  <tr key={week.week}>
                    {columns.map(([name, value], at) =>
                      at === 0 ? (
                        <th key={name} scope="row">
                          {value(week)}
                        </th>
                      ) : (
                        <td key={name}>{value(week)}</td>
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Button look="quiet" onClick={save}>
            {numbers.export}
          </Button>
        </>
      )}
    </>
  );
}
