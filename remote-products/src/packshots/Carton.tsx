import { brand } from '@site/contracts/brand';
import { fittingSize, useArtIds, type ArtProps } from './art';
import { Blur } from './Blur';
import { Gradient } from './Gradient';

/** Width, height and depth of the box, each in units of its own face. */
const W = 200;
const H = 280;
const D = 80;

/** The planes of the three faces that are seen, as transforms from a face's own units to the canvas. */
const FRONT = 'matrix(.93 .16 0 1 0 0)';
const SIDE = 'matrix(.62 -.3 0 1 186 32)';
const TOP = 'matrix(.93 .16 .62 -.3 0 0)';

/** The line of circulation that runs over the front and on over the side. */
const WAVE = `M0 196C46 170 84 214 122 204S178 162 ${W} 168`;
const WAVE_ON = `M0 168C24 176 52 204 ${D} 192`;

/** The Forte carton, its near edge upright. Its top left front corner is the origin; it takes 236 by 336 units. */
export function Carton({ lines }: ArtProps) {
  const { id, url } = useArtIds();
  const name = brand.product;
  return (
    <g fontFamily="inherit">
      <defs>
        <Gradient id={id('front')} stops={['#ffffff', '#eceefb']} line={[0, 0, 1, 1]} />
        <Gradient id={id('deep')} stops={['#4a45b4', '#2c2873', '#1d1a55']} line={[0, 0, 1, 1]} />
        <Gradient id={id('side')} stops={['#c9cceb', '#dfe1f4']} line={[0, 0, 1, 0]} />
        <Gradient id={id('deepSide')} stops={['#1b184f', '#2a2670']} line={[0, 0, 1, 0]} />
        <Gradient id={id('top')} stops={['#f4f5fd', '#ffffff']} line={[0, 1, 1, 0]} />
        <Gradient id={id('line')} stops={['#5a54d6', '#ff7a62']} line={[0, 0, 1, 0]} />
        <Gradient
          id={id('gloss')}
          stops={[
            ['#fff', 0, 0],
            ['#fff', 0.42, 0],
            ['#fff', 0.5, 0.28],
            ['#fff', 0.66, 0.04],
            ['#fff', 1, 0],
          ]}
          line={[0, 0, 1, 0.6]}
        />
        <Blur id={id('soft')} by={15} />
        <Blur id={id('near')} by={4} />
      </defs>

      <path
        d="M20 286 190 320 306 262 292 244 60 214Z"
        fill="#1a1747"
        opacity=".3"
        filter={url('soft')}
      />
      <path
        d="M0 278 186 312 240 288 244 296 188 322-2 286Z"
        fill="#14113d"
        opacity=".42"
        filter={url('near')}
      />

      <g transform={TOP}>
        <path d={`M0 0H${W}V${D}H0Z`} fill={url('top')} />
        <path
          d={`M8 ${D}C8 ${D - 6} 14 ${D - 10} 20 ${D - 10}H180c6 0 12 4 12 10`}
          fill="none"
          stroke="#c4c8e6"
          strokeWidth="1"
        />
      </g>

      <g transform={SIDE}>
        <path d={`M0 0H${D}V${H}H0Z`} fill={url('side')} />
        <path d={`${WAVE_ON}V${H}H0Z`} fill={url('deepSide')} />
        <path d={WAVE_ON} fill="none" stroke="#e8654f" strokeWidth="4" />
        <text
          transform={`translate(${D / 2 + 8} 152) rotate(-90)`}
          fontSize={fittingSize(name, 120, 24)}
          fontWeight="750"
          fill="#2f2b83"
        >
          {name}
        </text>
      </g>

      <g transform={FRONT}>
        <path d={`M0 0H${W}V${H}H0Z`} fill={url('front')} />
        <path d={`${WAVE}V${H}H0Z`} fill={url('deep')} />
        <path
          d="M0 214C46 188 84 232 122 222S178 180 200 186"
          fill="none"
          stroke="#8d89ea"
          strokeWidth="1.2"
          opacity=".7"
        />
        <path
          d="M0 226C46 200 84 244 122 234S178 192 200 198"
          fill="none"
          stroke="#8d89ea"
          strokeWidth="1"
          opacity=".4"
        />
        <path d={WAVE} fill="none" stroke={url('line')} strokeWidth="5" />
        <path d={`M0 0H${W}V${H}H0Z`} fill={url('gloss')} />
        <text x="18" y="34" fontSize="15" fontWeight="700" fill="#4a45b4">
          Rx
        </text>
        <text
          x="18"
          y="82"
          fontSize={fittingSize(name, 168, 42)}
          fontWeight="800"
          letterSpacing="-.8"
          fill="#25226b"
        >
          {name}
        </text>
        <text x="19" y="106" fontSize="17" fontWeight="650" letterSpacing="4.4" fill="#d9492f">
          FORTE
        </text>
        {lines.slice(0, 3).map((line, index) => (
          <text
            key={line}
            x="19"
            y={128 + index * 12}
            fontSize="8.4"
            fontWeight="550"
            fill="#4b4a78"
          >
            {line}
          </text>
        ))}
        <g transform="translate(112 250) rotate(-12)">
          <rect x="-34" y="-15" width="68" height="30" rx="15" fill="#fff" opacity=".14" />
          <rect
            x="-30"
            y="-12"
            width="60"
            height="24"
            rx="12"
            fill="none"
            stroke="#fff"
            strokeWidth="1.6"
            opacity=".85"
          />
          <path d="M0-12V12" stroke="#fff" strokeWidth="1.6" opacity=".85" />
        </g>
        <text x="19" y="266" fontSize="10" fontWeight="600" fill="#fff" opacity=".92">
          Tablets
        </text>
        <path d={`M.6 ${H}V.6H${W}`} fill="none" stroke="#fff" strokeWidth="1.2" opacity=".9" />
      </g>
      <path d="M186 32V312" stroke="#fff" strokeWidth="1.4" opacity=".65" />
    </g>
  );
}
