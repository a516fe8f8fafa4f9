import { escaped, fittingSize, inks, type Art } from './art';
import type { LabelFacts } from './labelFacts';

/** The strip's measures in mm: two columns of five tablets. */
export const blister = { width: 62, height: 96 } as const;

const { width: W, height: H } = blister;
const CELL = { width: 31, height: 17.6 };

/** The printed back of the strip's foil: one label per tablet, so that a torn-off piece still says what it is. */
export function blisterBack({ brandName, variant, actives, company }: LabelFacts): Art {
  const line = actives.map(({ name, amount = '' }) => `${escaped(name)} ${amount}`);
  const cell = (column: number, row: number) => `
    <g transform="translate(${column * CELL.width} ${4 + row * CELL.height})" fill="${inks.indigo}">
      <text x="3.400" y="5.600" font-size="${fittingSize(brandName, 16, 3.9)}" font-weight="800">${escaped(brandName)}
        <tspan font-weight="700" font-size="2.300" fill="${inks.red}">${escaped(variant.toUpperCase())}</tspan></text>
      ${line.map((text, at) => `<text x="3.400" y="${8.3 + at * 2.05}" font-size="1.480" font-weight="600">${text}</text>`).join('')}
      <text x="3.400" y="15" font-size="1.300" font-weight="500">${escaped(company)}</text>
      <text x="24.600" y="15.200" font-size="3.400" font-weight="700" fill="${inks.red}">R<tspan font-size="2.400" dx="-.5" dy=".6">x</tspan></text>
      
    </g>`;
  const cells = [0, 1, 2, 3, 4].flatMap((row) => [cell(0, row), cell(1, row)]).join('');
  return {
    width: W,
    height: H,
    print: cells,
    finish: '',
  };
}

/** The strip's front: batch and dates pressed into the tab at its end. */
export function blisterFront(_facts: LabelFacts): Art {
  return {
    width: W,
    height: H,
    print: '',
    finish: `<g fill="#f00" font-weight="700" font-size="2.500" letter-spacing=".4" font-family="monospace">
      <text x="${W / 2}" y="94.200" text-anchor="middle">B.C0000  EXP 00/0000</text></g>`,
  };
}
