import type { StaffLanguage } from '@site/contracts/languages';
import { webVitals, type RemoteOutcome } from '@site/contracts/visitReport';
import type { Percentiles, ReleaseHealth, Health } from '../health/summarise';
import type { Judgement } from '../watch/judgeRelease';
import type { Share } from '../watch/mixtureStatistic';
import { fill, healthTexts, type HealthTexts } from './healthTexts';

/** A table with a heading. */
export interface Section {
  title: string;
  note?: string;
  columns: string[];
  rows: string[][];
}

/** What is shown of a site's health, as text or as a page. */
export interface HealthView {
  language: StaffLanguage;
  title: string;
  period: string;
  watch: { title: string; lines: { text: string; isWorse: boolean }[] };
  sections: Section[];
}

export interface HealthReport {
  /** What is looked at: the name of a target, or of this machine. */
  site: string;
  /** The first and the last hour that has counts; undefined without any. */
  period: { from: string; to: string } | undefined;
  health: Health;
  judgements: readonly Judgement[];
}

const NOTHING = '–';

function formats(language: StaffLanguage) {
  const locale = `${language}-IN`;
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const shift = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return {
    whole: (value: number) => whole.format(value),
    shift: (value: number) => shift.format(value),
    share: ({ count, of }: Share) => (of === 0 ? NOTHING : percent.format(count / of)),
  };
}

type Formats = ReturnType<typeof formats>;

const three = (it: Percentiles | undefined, format: (value: number) => string) =>
  it ? [it.p50, it.p75, it.p95].map(format).join(' / ') : NOTHING;

function whyOf({ reasons, starts }: ReleaseHealth, texts: HealthTexts, { whole }: Formats) {
  const lines = [
    ...starts.map((it) => `${texts.started}: ${texts.reasons[it.reason]} (${whole(it.count)})`),
    ...reasons.map(
      (it) => `${texts.outcomes[it.outcome]}: ${texts.reasons[it.reason]} (${whole(it.count)})`,
    ),
  ];
  return lines.join(', ') || NOTHING;
}

function releaseRow(it: ReleaseHealth, texts: HealthTexts, format: Formats): string[] {
  const arrivals = it.outcomes.ok + it.outcomes.retried + it.outcomes.fallback;
  const shareOf = (outcome: RemoteOutcome) =>
    format.share({ count: it.outcomes[outcome], of: arrivals });
  return [
    it.application,
    it.release,
    it.since.replace('T', ' ') + ':00',
    format.whole(it.visits),
    format.share({ count: it.failed, of: it.visits }),
    shareOf('ok'),
    shareOf('retried'),
    shareOf('fallback'),
    whyOf(it, texts, format),
    three(it.arrival, format.whole),
  ];
}

function verdictOf(it: Judgement, texts: HealthTexts, format: Formats) {
  const text = fill(texts.verdicts[it.verdict], {
    application: it.application,
    now: it.now,
    before: it.before,
    measure: texts.measures[it.measure],
    shareNow: format.share(it.sharesNow),
    shareBefore: format.share(it.sharesBefore),
    visitsNow: format.whole(it.sharesNow.of),
    visitsBefore: format.whole(it.sharesBefore.of),
  });
  return { text, isWorse: it.verdict === 'worse' };
}

function sectionsOf({ releases, other }: Health, texts: HealthTexts, format: Formats): Section[] {
  const { columns } = texts;
  const all = [...releases, { ...other, application: texts.other, release: NOTHING }];
  const rowsOf = <Item>(
    items: (it: (typeof all)[number]) => readonly Item[],
    cells: (item: Item) => string[],
  ) => all.flatMap((it) => items(it).map((item) => [it.application, it.release, ...cells(item)]));
  const whose = [columns.application, columns.release];
  const counted = releases.filter(({ visits }) => visits > 0);
  return [
    {
      title: texts.releases,
      columns: [
        ...whose,
        ...[columns.since, columns.visits, columns.failed],
        ...[texts.outcomes.ok, texts.outcomes.retried, texts.outcomes.fallback],
        ...[columns.why, columns.arrival],
      ],
      rows: counted.map((it) => releaseRow(it, texts, format)),
    },
    {
      title: texts.vitals,
      note: texts.vitalsNote,
      columns: [...whose, ...webVitals.map((name) => texts.vitalNames[name])],
      rows: counted.map((it) => [
        it.application,
        it.release,
        ...webVitals.map((name) =>
          three(it.vitals[name], name === 'cls' ? format.shift : format.whole),
        ),
      ]),
    },
    {
      title: texts.slow,
      columns: [...whose, columns.region, columns.count, columns.p75],
      rows: rowsOf(
        (it) => it.slow,
        ({ region, count, p75 }) => [region, format.whole(count), format.whole(p75)],
      ),
    },
    {
      title: texts.errors,
      columns: [...whose, columns.count, columns.error, columns.where],
      rows: rowsOf(
        (it) => it.errors,
        ({ name, stack, count }) => [format.whole(count), name, stack.join(' ← ') || NOTHING],
      ),
    },
    {
      title: texts.violations,
      columns: [...whose, columns.count, columns.what],
      rows: rowsOf(
        (it) => it.violations,
        ({ what, count }) => [format.whole(count), what],
      ),
    },
  ];
}

/** Says in a language what is known of a site's health. */
export function healthView(
  { site, period, health, judgements }: HealthReport,
  language: StaffLanguage,
): HealthView {
  const texts = healthTexts[language];
  const format = formats(language);
  const lines = judgements.map((it) => verdictOf(it, texts, format));
  const atHour = (hour: string) => `${hour.replace('T', ' ')}:00`;
  return {
    language,
    title: fill(texts.title, { site }),
    period: period
      ? fill(texts.period, { from: atHour(period.from), to: atHour(period.to) })
      : texts.nothing,
    watch: {
      title: texts.watch,
      lines: lines.length > 0 ? lines : [{ text: texts.nothingNew, isWorse: false }],
    },
    sections: sectionsOf(health, texts, format).filter(({ rows }) => rows.length > 0),
  };
}
