import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { outcomes } from '@site/order-model/deskChange';
import { answerBounds, callBounds } from '@site/order-model/staffCollections';
import { buyerKinds } from '@site/order-model/enquiry';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { PageTitle } from '../screen/PageTitle';
import { SaveButton } from '../screen/SaveButton';
import { saveTable } from '../screen/saveTable';
import { showMore } from '../screen/showMore';
import { useDesk } from '../screen/useDesk';
import { formatAge, formatDay, productName, withSoldToday } from '../texts/formats';
import { useLanguage } from '../texts/language';
import layout from '../screen/layout.module.css';
import { CountTable, type Columns } from './CountTable';
import { byHour, calledWithin, type HourCounts } from './firstCalls';
import styles from './NumbersPage.module.css';
import { UNKNOWN_PRODUCT, type WeekCounts } from '@site/order-model/weekCounts';

/** The enquiries of a product that arrived in a week. */
interface Ends {
  week: string;
  product: string;
  counts: Readonly<Record<string, number>>;
}

/** How enquiries ended, by week and product, as far as any has. */
const endsOf = (weeks: readonly WeekCounts[]): Ends[] =>
  weeks.flatMap(({ week, outcomes: byProduct }) =>
    withSoldToday(Object.keys(byProduct)).flatMap((product) => {
      const counts = byProduct[product] ?? {};
      return Object.values(counts).some((value) => value > 0) ? [{ week, product, counts }] : [];
    }),
  );

/** How many weeks are read at once: half a year. */
const WEEKS = 26;

const MINUTE_MS = 60_000;
const LONGEST_MS = Math.max(...answerBounds) * MINUTE_MS;

/** The least bound, in ms, that holds half of a week's answered enquiries. Undefined when nobody has answered any. */
function medianTime(week: WeekCounts): number | undefined {
  if (week.answered === 0) return undefined;
  const called = byHour([week]);
  const half = answerBounds.find((bound) => calledWithin(called, bound) * 2 >= week.answered);
  return (half ?? Infinity) * MINUTE_MS;
}

/** Such as `09:00–10:00`. */
const formatHour = (hour: number): string =>
  [hour, hour + 1].map((at) => `${String(at).padStart(2, '0')}:00`).join('–');

/** What the company's owner wants to know, week by week. It comes from counters: no enquiry is read for it. */
export function NumbersPage() {
  const { cloud } = useDesk();
  const { language, texts } = useLanguage();
  const { numbers, buyers, list, outcomes: ended } = texts;
  const [weeks, setWeeks] = useState<readonly WeekCounts[]>();
  const [hasOlder, setHasOlder] = useState(false);
  const [isReading, setReading] = useState(false);
  const [failures, setFailures] = useState(0);
  const place = useRef<HTMLDivElement>(null);

  /** Reads those before the ones that are shown. */
  const read = useCallback(
    (shown: readonly WeekCounts[] = []) =>
      cloud.readWeeks(WEEKS, shown.at(-1)?.week).then(
        (more) => {
          setWeeks([...shown, ...more]);
          setHasOlder(more.length === WEEKS);
          setFailures(0);
        },
        () => setFailures((count) => count + 1),
      ),
    [cloud],
  );
  useEffect(() => void read(), [read]);
  const weekRows = () => [...(place.current?.querySelector('tbody')?.querySelectorAll('tr') ?? [])];
  const readOn = () =>
    showMore(weekRows, async () => {
      if (isReading) return;
      setReading(true);
      await read(weeks);
      flushSync(() => setReading(false));
    });

  const timeOf = (week: WeekCounts) => {
    const time = medianTime(week);
    if (time === undefined) return '–';
    return time === Infinity
      ? fillPlaceholders(numbers.longer, { time: formatAge(LONGEST_MS, texts) })
      : formatAge(time, texts);
  };
  const nameOf = (product: string) =>
    product === UNKNOWN_PRODUCT ? numbers.unknownProduct : productName(product);
  const withinColumns = <Row,>(hoursOf: (row: Row) => readonly HourCounts[]): Columns<Row> =>
    callBounds.map((minutes) => [
      fillPlaceholders(numbers.calledWithin, { minutes }),
      (row) => calledWithin(hoursOf(row), minutes),
    ]);
  const asked = (weeks ?? []).flatMap((week) => Object.keys(week.products));
  const columns: Columns<WeekCounts> = [
    [numbers.week, ({ week }) => formatDay(week, language)],
    [numbers.received, ({ received }) => received],
    ...withSoldToday(asked).map(
      (product) => [nameOf(product), (week: WeekCounts) => week.products[product] ?? 0] as const,
    ),
    ...buyerKinds.map(
      (kind) => [buyers[kind], (week: WeekCounts) => week.buyers[kind] ?? 0] as const,
    ),
  ];
  const callColumns: Columns<WeekCounts> = [
    [numbers.week, ({ week }) => formatDay(week, language)],
    [numbers.answered, ({ answered }) => answered],
    [numbers.firstAnswer, timeOf],
    ...withinColumns((week: WeekCounts) => byHour([week])),
    [numbers.lapsed, ({ lapsed }) => lapsed],
  ];
  const hourColumns: Columns<HourCounts> = [
    [numbers.hour, ({ hour }) => formatHour(hour)],
    [numbers.received, ({ counts }) => counts.received ?? 0],
    ...withinColumns((row: HourCounts) => [row]),
  ];
  const endColumns: Columns<Ends> = [
    [numbers.week, ({ week }) => formatDay(week, language)],
    [numbers.product, ({ product }) => nameOf(product)],
    ...outcomes.map(
      (outcome) => [ended[outcome], ({ counts }: Ends) => counts[outcome] ?? 0] as const,
    ),
  ];
  const ends = endsOf(weeks ?? []);
  const hours = byHour(weeks ?? []);
  /** With the days that spreadsheets read in place of those that are shown. */
  const rowsOf = <Row,>(all: Columns<Row>, rows: readonly Row[], keyOf: (row: Row) => string) => [
    all.map(([name]) => name),
    ...rows.map((row) => [keyOf(row), ...all.slice(1).map(([, value]) => value(row))]),
  ];
  const save = () => {
    const counted = rowsOf(columns, weeks ?? [], ({ week }) => week);
    const called = rowsOf(callColumns, weeks ?? [], ({ week }) => week);
    const hourly = rowsOf(hourColumns, hours, ({ hour }) => formatHour(hour));
    const ended = rowsOf(endColumns, ends, ({ week }) => week);
    return saveTable('weeks', [...counted, [], ...called, [], ...hourly, [], ...ended]);
  };

  return (
    <>
      <PageTitle tab={numbers.title}>{numbers.title}</PageTitle>
      {failures > 0 && (
        <p role="alert" className={layout.row}>
          {/* Said again at each failure; the button keeps the focus. */}
          <span key={failures}>{numbers.offline}</span>
          <Button look="quiet" onClick={() => void readOn()}>
            {numbers.again}
          </Button>
        </p>
      )}
      {weeks?.length === 0 && <p>{numbers.empty}</p>}
      {weeks && weeks.length > 0 && (
        <div ref={place}>
          <CountTable
            name={numbers.title}
            hasHeading={false}
            caption={numbers.text}
            columns={columns}
            rows={weeks}
            keyOf={({ week }) => week}
          />
          {hasOlder && (
            <div className={styles.older}>
              <Button look="quiet" onClick={() => void readOn()}>
                {isReading ? list.loading : numbers.older}
              </Button>
            </div>
          )}
          <CountTable
            name={numbers.calls}
            caption={numbers.callsText}
            columns={callColumns}
            rows={weeks}
            keyOf={({ week }) => week}
          />
          <CountTable
            name={numbers.hours}
            caption={numbers.hoursText}
            columns={hourColumns}
            rows={hours}
            keyOf={({ hour }) => String(hour)}
          />
          <CountTable
            name={numbers.outcomes}
            caption={numbers.outcomesText}
            columns={endColumns}
            rows={ends}
            keyOf={({ week, product }) => `${week} ${product}`}
          />
          <SaveButton save={save}>{numbers.export}</SaveButton>
        </div>
      )}
    </>
  );
}
