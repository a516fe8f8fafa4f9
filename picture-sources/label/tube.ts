import { barcode } from './barcode';
import { batchBlock } from './batchBlock';
import { escaped, fittingSize, inks, mark, paragraph, type Art } from './art';
import type { LabelFacts } from './labelFacts';

/** The sheet that is rolled into the tube, in mm: once around, and from shoulder to crimp. The front is its middle. */
export const tube = { around: 119.4, height: 112 } as const;

const { around: W, height: H } = tube;
const MIDDLE = W / 2;

/** The line of circulation, once around the tube: it ends at the height at which it began. */
const WAVE = `M-4 72C12 68 26 82 42 80S62 64 78 58 104 76 ${W + 4} 72`;

/** The cream's print: name, form, actives and the wave from peach to plum; small print on the back. */
export function tubeSheet({ brandName, company, variant, actives, labelLine }: LabelFacts): Art {
  const size = fittingSize(brandName, 41, 13);
  const names = actives.map(({ name }) => name);
  const name = `<text x="${MIDDLE}" y="34.500" text-anchor="middle" font-size="${size}" font-weight="800" letter-spacing="-.3"`;
  const kind = `<text x="${MIDDLE + 1.1}" y="41.300" text-anchor="middle" font-size="4.600" font-weight="600" letter-spacing="2.200"`;
  const echoes = [0, 1, 2, 3, 4, 5, 6]
    .map(
      (index) =>
        `<path d="${WAVE}" transform="translate(0 ${2.8 + index * 2.3 + index * index * 0.3})" fill="none" stroke="#ffd2bd" stroke-width="${0.36 - index * 0.03}" opacity="${0.6 - index * 0.07}"/>`,
    )
    .join('');
  const words = (text: string, x: number, y: number) =>
    paragraph(text, { x, y, width: 25, size: 1.9, colour: inks.plum });
  return {
    width: W,
    height: H,
    print: `<defs>
        <linearGradient id="base" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff8f3"/><stop offset=".55" stop-color="#ffe6d8"/><stop offset="1" stop-color="${inks.peach}"/></linearGradient>
        <linearGradient id="wave" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f59a7d"/><stop offset=".3" stop-color="#d2607c"/><stop offset=".62" stop-color="#8a2f6b"/><stop offset="1" stop-color="${inks.plum}"/></linearGradient></defs>
      <path d="M0 0H${W}V${H}H0Z" fill="url(#base)"/>
      <path d="${WAVE}V${H + 2}H-4Z" fill="url(#wave)"/>${echoes}
      <path d="${WAVE}" fill="none" stroke="#ef8a63" stroke-width="1.600"/>
      ${mark(MIDDLE - 4, 13, 8, inks.plum, inks.coral)}
      ${name} fill="${inks.plum}">${escaped(brandName)}</text>
      ${kind} fill="#c2483f">${escaped(variant.toUpperCase())}</text>
      <g fill="${inks.plum}" text-anchor="middle" font-size="2.300" font-weight="500">
        <text x="${MIDDLE}" y="47.600">${escaped(names.slice(0, 3).join(' · '))}</text>
        <text x="${MIDDLE}" y="50.800">${escaped(names.slice(3).join(' · '))}</text></g>
      <g fill="#fff" text-anchor="middle">
        <text x="${MIDDLE}" y="93" font-size="2.900" font-weight="700">For the skin of the legs</text>
        ${paragraph(labelLine, { x: MIDDLE - 15, y: 94.6, width: 30, size: 2.05, colour: '#ffe9df', align: 'center' })}
        <text x="${MIDDLE}" y="107" font-size="4.600" font-weight="700">30 g</text></g>
      <g><text x="4" y="22" font-size="3.400" font-weight="800" fill="${inks.plum}">${escaped(`${brandName} ${variant}`)}</text>
        ${words(`Contains ${names.join(', ')}.`, 4, 24)}
        ${words('Apply a thin layer to clean, dry, unbroken skin, 2 to 3 times a day. Keep out of reach of children.', 4, 35)}
        ${batchBlock(4, 60, 2, inks.plum)}</g>
      <rect x="${W - 29}" y="24" width="25" height="15" fill="#fff"/>${barcode(`${brandName}-${variant}`, W - 27, 25.5, 21, 12)}
      ${words(company, W - 29, 42)}`,
    finish: `<path d="${WAVE}V${H + 2}H-4Z" fill="#00f"/><path d="${WAVE}" fill="none" stroke="#ff0" stroke-width="1.600"/>
      ${name} fill="#f00">${escaped(brandName)}</text>`,
  };
}
