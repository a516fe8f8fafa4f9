import { escapeText } from '../report/escapeText';
import { niceStep } from '../report/stripPlot';

export interface Line {
  name: string;
  points: readonly (readonly [x: number, y: number])[];
}

const WIDTH = 760;
const HEIGHT = 260;
const LEFT = 70;
const RIGHT = 120;
const TOP = 20;
const BOTTOM = 40;
/** In this order, as the report's styles name them. */
const COLOURS = ['site', 'limit', 'bundle', 'original'];

const round = (value: number) => Math.round(value * 10) / 10;
const short = (value: number) => String(Math.round(value * 1000) / 1000);

/** A plot of lines over a horizontal axis whose steps are powers of ten. */
export function linePlot(title: string, across: string, lines: readonly Line[]): string {
  const points = lines.flatMap((it) => it.points);
  if (!points.length) return '';
  const [least, most] = [
    Math.min(...points.map(([it]) => it)),
    Math.max(...points.map(([it]) => it)),
  ];
  const highest = Math.max(...points.map(([, it]) => it)) || 1;
  const step = niceStep(highest / 4);
  const end = Math.ceil(highest / step) * step;
  const span = Math.log10(most / least) || 1;
  const x = (value: number) =>
    round(LEFT + (Math.log10(value / least) / span) * (WIDTH - LEFT - RIGHT));
  const y = (value: number) => round(HEIGHT - BOTTOM - (value / end) * (HEIGHT - TOP - BOTTOM));
  const rows = Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index * step).map(
    (value) =>
      `<path class="grid" d="M${LEFT} ${y(value)}H${WIDTH - RIGHT}"/>` +
      `<text class="label" x="${LEFT - 8}" y="${y(value) + 4}">${short(value)}</text>`,
  );
  const columns = [...new Set(points.map(([it]) => it))].map(
    (value) =>
      `<text class="tick" x="${x(value)}" y="${HEIGHT - BOTTOM + 18}">${short(value)}</text>`,
  );
  const drawn = lines.map(({ name, points: own }, index) => {
    const sorted = own.toSorted(([one], [other]) => one - other);
    const path = sorted.map(([px, py]) => `${x(px)} ${y(py)}`).join('L');
    const dots = sorted.map(([px, py]) => `<circle cx="${x(px)}" cy="${y(py)}" r="3"/>`);
    const [lastX, lastY] = sorted.at(-1) ?? [least, 0];
    // Lines that end at one place have their names below each other.
    const at = y(lastY) + 4 + index * 12 - 12;
    return `<g class="${COLOURS[index % COLOURS.length]}"><path fill="none" d="M${path}"/>${dots.join('')}<text class="value" x="${x(lastX) + 8}" y="${at}">${escapeText(name)}</text></g>`;
  });
  const label = escapeText(title);
  return `<figure><figcaption>${label}</figcaption><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}">${rows.join('')}${columns.join('')}<text class="tick" x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 6}">${escapeText(across)}</text>${drawn.join('')}</svg></figure>`;
}
