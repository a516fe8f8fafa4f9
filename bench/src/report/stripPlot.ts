import { median } from '../statistics/median';
import type { SiteName } from '../sites/siteNames';
import { escapeHtml } from '@site/compose/pages';

/** The values of one site in one row of a plot. */
export interface Lane {
  site: SiteName;
  values: readonly number[];
}

export interface PlotRow {
  label: string;
  lanes: readonly Lane[];
  /** Up to where the site's median may go. */
  goal?: number | undefined;
}

const WIDTH = 760;
const LABELS = 230;
const LANE = 11;
const ROW_GAP = 12;
const TOP = 26;
const RIGHT = 60;

/** A plot with a row per page and a lane per site: a dot for each round, a stroke for the median, a line for the goal. */
export function stripPlot(title: string, rows: readonly PlotRow[]): string {
  const filled = rows.filter((row) => row.lanes.some(({ values }) => values.length));
  if (!filled.length) return '';
  const all = filled.flatMap((row) => [
    ...row.lanes.flatMap(({ values }) => values),
    row.goal ?? 0,
  ]);
  const most = Math.max(...all) || 1;
  const step = niceStep(most / 5);
  const end = Math.ceil(most / step) * step;
  const x = (value: number) => LABELS + (value / end) * (WIDTH - LABELS - RIGHT);
  const parts: string[] = [];
  let y = TOP;
  for (const row of filled) {
    const height = row.lanes.length * LANE;
    const middle = y + height / 2 + 4;
    parts.push(
      `<text class="label" x="${LABELS - 12}" y="${middle}">${escapeHtml(row.label)}</text>`,
    );
    if (row.goal !== undefined) {
      const at = round(x(row.goal));
      parts.push(`<path class="goal" d="M${at} ${y - 4}V${y + height + 2}"/>`);
    }
    row.lanes.forEach((lane, index) => parts.push(drawLane(lane, y + index * LANE + LANE / 2, x)));
    y += height + ROW_GAP;
  }
  const ticks = Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index * step);
  const grid = ticks.map(
    (value) =>
      `<path class="grid" d="M${round(x(value))} ${TOP - 8}V${y - 6}"/>` +
      `<text class="tick" x="${round(x(value))}" y="${TOP - 12}">${shortNumber(value)}</text>`,
  );
  const name = escapeHtml(title);
  return `<figure><figcaption>${name}</figcaption><svg viewBox="0 0 ${WIDTH} ${y}" role="img" aria-label="${name}">${grid.join('')}${parts.join('')}</svg></figure>`;
}

function drawLane({ site, values }: Lane, y: number, x: (value: number) => number): string {
  const middle = median(values);
  if (middle === undefined) return '';
  const dots = values.map((it) => `<circle cx="${round(x(it))}" cy="${y}" r="2.5"/>`);
  const at = round(x(middle));
  const text = `<text class="value" x="${round(x(Math.max(...values))) + 7}" y="${y + 3.5}">${shortNumber(middle)}</text>`;
  return `<g class="${site}">${dots.join('')}<path d="M${at} ${y - 5}v10"/>${text}</g>`;
}

const round = (value: number) => Math.round(value * 10) / 10;

function shortNumber(value: number): string {
  if (value >= 10_000) return `${Math.round(value / 1000)}k`;
  return String(Math.round(value * 1000) / 1000);
}

/** 1, 2 or 5 times a power of ten, at least as large as `least`. */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((it) => it * power >= least) ?? 10) * power;
}
