import { barcode } from './barcode';
import { batchBlock } from './batchBlock';
import { escaped, fittingSize, inks, mark, paragraph, type Art } from './art';
import type { LabelFacts } from './labelFacts';

/** The box's outer measures in mm; `scenes/carton.py` builds it from the sizes of these pictures. */
export const carton = { width: 72, height: 104, depth: 44 } as const;

const { width: W, height: H, depth: D } = carton;

/** Where the line of circulation leaves the front and goes on over the side. */
const EDGE = 57;

const WAVE = `M-2 71C14 60 29 77 44 73.500S62 ${EDGE - 1} ${W + 2} ${EDGE - 0.6}`;
const WAVE_SIDE = `M-2 ${EDGE - 0.5}C10 ${EDGE - 0.2} 24 70 ${D + 2} 66`;

const clip = (width: number) => `<clipPath id="face"><path d="M0 0H${width}V${H}H0Z"/></clipPath>`;

const deep = `<linearGradient id="deep" x1="0" y1="0" x2="1" y2="1">
  <stop stop-color="#3f39a8"/><stop offset=".5" stop-color="${inks.indigo}"/><stop offset="1" stop-color="${inks.deepIndigo}"/></linearGradient>`;

const echoes = (wave: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<path d="${wave}" transform="translate(0 ${3 + index * 2.3 + index * index * 0.24})" fill="none" stroke="#a9a5ff" stroke-width="${0.34 - index * 0.03}" opacity="${0.62 - index * 0.075}"/>`,
  ).join('');

/** The front: mark, name, actives with their amounts, the line of circulation, form and count. */
export function cartonFront({ brandName, company, variant, actives, labelLine }: LabelFacts): Art {
  const size = fittingSize(brandName, W - 14, 17);
  const name = `<text x="6.600" y="31.500" font-size="${size}" font-weight="800" letter-spacing="-.45"`;
  const kind = `<text x="7.200" y="39.200" font-size="5.400" font-weight="600" letter-spacing="2.300"`;
  const table = actives
    .map(({ name: active, amount = '' }, row) => {
      const y = 46.3 + row * 3.7;
      return `<text x="7.200" y="${y}" font-size="2.550" font-weight="500">${escaped(active)}</text>
        <text x="45" y="${y}" font-size="2.550" font-weight="700" text-anchor="end">${escaped(amount)}</text>
        <path d="M7.200 ${y + 1.05}H45" stroke="#b9b9dc" stroke-width=".12"/>`;
    })
    .join('');
  return {
    width: W,
    height: H,
    print: `<defs>${clip(W)}${deep}
        <linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#f3f3fc"/></linearGradient></defs>
      <g clip-path="url(#face)"><path d="M0 0H${W}V${H}H0Z" fill="url(#paper)"/>
      <path d="${WAVE}V${H + 2}H-2Z" fill="url(#deep)"/>${echoes(WAVE, 7)}
      <path d="${WAVE}" fill="none" stroke="${inks.coral}" stroke-width="1.500"/></g>
      <text x="7" y="12.800" font-size="6.200" font-weight="700" fill="${inks.red}">R<tspan font-size="4.400" dx="-.9" dy="1">x</tspan></text>
      <text x="${W - 14.6}" y="9.400" font-size="1.900" font-weight="600" fill="${inks.soft}" text-anchor="end">${escaped(company)}</text>
      ${mark(W - 13.4, 4.6, 7.4, inks.indigo, inks.coral)}
      ${name} fill="${inks.ink}">${escaped(brandName)}</text>
      ${kind} fill="${inks.coral}">${escaped(variant.toUpperCase())}</text>
      <g fill="${inks.ink}">${table}</g>
      <g fill="#fff"><text x="7" y="86.200" font-size="5.600" font-weight="700">Tablets</text>
        <text x="7" y="90.200" font-size="2.350" font-weight="500" opacity=".9">For oral use · take with or after a meal</text>
        <text x="${W - 7}" y="86.200" font-size="5.600" font-weight="700" text-anchor="end">10 × 10</text>
        <text x="${W - 7}" y="90.200" font-size="2.350" font-weight="500" text-anchor="end" opacity=".9">100 tablets</text></g>
      <path d="M7 93H${W - 7}" stroke="#fff" stroke-width=".14" opacity=".5"/>
      ${paragraph(labelLine, { x: 7, y: 94.2, width: W - 14, size: 1.95, colour: '#e4e3ff' })}`,
    finish: `<g clip-path="url(#face)"><path d="${WAVE}V${H + 2}H-2Z" fill="#00f"/>
        <path d="${WAVE}" fill="none" stroke="#ff0" stroke-width="1.500"/></g>
      ${name} fill="#f00">${escaped(brandName)}</text>`,
  };
}

/** The right side: the small print, where batch and dates go, and the bars. */
export function cartonSide({ brandName, company, variant, actives, labelLine }: LabelFacts): Art {
  const contents = actives.map(({ name, amount = '' }) => `${name} ${amount}`).join(', ');
  const words = (text: string, y: number, colour: string, weight = 500) =>
    paragraph(text, { x: 5, y, width: D - 10, size: 1.85, colour, weight });
  return {
    width: D,
    height: H,
    print: `<defs>${clip(D)}${deep}</defs>
      <g clip-path="url(#face)"><path d="M0 0H${D}V${H}H0Z" fill="#fbfbff"/>
      <path d="${WAVE_SIDE}V${H + 2}H-2Z" fill="url(#deep)"/>${echoes(WAVE_SIDE, 7)}
      <path d="${WAVE_SIDE}" fill="none" stroke="${inks.coral}" stroke-width="1.500"/></g>
      <text x="5" y="11.600" font-size="${fittingSize(`${brandName} ${variant}`, D - 10, 5)}" font-weight="800" fill="${inks.ink}">${escaped(brandName)}
        <tspan font-weight="600" fill="${inks.coral}">${escaped(variant)}</tspan></text>
      <path d="M5 14H${D - 5}" stroke="#c3c3e2" stroke-width=".15"/>
      ${words('Each tablet contains', 15.6, inks.ink, 700)}
      ${words(`${contents}.`, 18.2, '#3b3a6b')}
      ${words('Dosage', 26.6, inks.ink, 700)}
      ${words('As directed by the physician.', 29.2, '#3b3a6b')}
      ${words(labelLine, 33.4, inks.red, 600)}
      ${words('Store away from light and moisture. Keep out of reach of children.', 42.2, '#3b3a6b')}
      <rect x="5" y="75" width="${D - 10}" height="12" rx=".8" fill="#fff"/>
      ${batchBlock(6.6, 78.6, 2.3, inks.ink)}
      <rect x="5" y="88.500" width="${D - 10}" height="8.600" rx=".8" fill="#fff"/>
      ${barcode(`${brandName}-${variant}`, 7.5, 89.8, D - 15, 6)}
      <text x="5" y="100.400" font-size="1.750" font-weight="500" fill="#e4e3ff">${escaped(company)}</text>`,
    finish: `<g clip-path="url(#face)"><path d="${WAVE_SIDE}V${H + 2}H-2Z" fill="#00f"/>
        <path d="${WAVE_SIDE}" fill="none" stroke="#ff0" stroke-width="1.500"/></g>
      <path d="M5 75H${D - 5}V87H5ZM5 88.500H${D - 5}V97.100H5Z" fill="#000" style="mix-blend-mode:normal"/>`,
  };
}

/** The lid: name once more, and a line of foil at the front edge. Deep, since a white one would vanish on a white page. */
export function cartonTop({ brandName, variant }: LabelFacts): Art {
  const size = fittingSize(`${brandName} ${variant}`, W - 26, 9);
  const line = `M-2 ${D - 8}C20 ${D - 12} 40 ${D - 3} ${W + 2} ${D - 9}`;
  const name = (fill: string, second: string) =>
    `<text x="7" y="${D / 2 + 2}" font-size="${size}" font-weight="800" letter-spacing="-.2" fill="${fill}">${escaped(brandName)}
      <tspan font-weight="600" fill="${second}">${escaped(variant)}</tspan></text>`;
  return {
    width: W,
    height: D,
    print: `<defs>${deep}</defs><path d="M0 0H${W}V${D}H0Z" fill="url(#deep)"/>${name('#fff', '#ff8d7c')}
      ${mark(W - 16, D / 2 - 6, 9, '#fff', inks.coral)}
      <path d="${line}" fill="none" stroke="${inks.coral}" stroke-width="1.100"/>`,
    finish: `<path d="${line}" fill="none" stroke="#ff0" stroke-width="1.100"/>`,
  };
}
