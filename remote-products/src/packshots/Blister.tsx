import { brand } from '@site/contracts/brand';
import { useArtIds } from './art';
import { Blur } from './Blur';
import { Gradient } from './Gradient';

const W = 184;
const H = 340;
const COLUMNS = [50, 134];
const ROWS = [42, 106, 170, 234, 298];

/** A strip of ten tablets, upright and seen from the front. Its top left corner is the origin. */
export function Blister() {
  const { id, url } = useArtIds();
  return (
    <g>
      <defs>
        <Gradient
          id={id('foil')}
          stops={['#fbfcff', '#d3d8e6', '#f4f6fb', '#bcc3d6', '#e9ecf5', '#ccd2e2']}
          line={[0, 0, 1, 1]}
        />
        <Gradient id={id('well')} stops={['#aab1c7', '#e3e7f1', '#ffffff']} />
        <Gradient
          id={id('coat')}
          stops={[
            ['#918df0', 0],
            ['#5a54cb', 0.4],
            ['#332e8d', 0.88],
            ['#4640a6', 1],
          ]}
        />
        <Gradient
          id={id('dome')}
          stops={[
            ['#fff', 0, 0.75],
            ['#fff', 0.45, 0.06],
            ['#fff', 1, 0.22],
          ]}
          line={[0, 0, 0.4, 1]}
        />
        <pattern
          id={id('print')}
          width="96"
          height="26"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-24)"
        >
          <text x="0" y="10" fontSize="9" fontWeight="700" fill="#5a5f86" opacity=".32">
            {brand.product}
          </text>
          <text x="48" y="23" fontSize="9" fontWeight="700" fill="#5a5f86" opacity=".32">
            {brand.product}
          </text>
        </pattern>
        <Blur id={id('soft')} by={11} />
        <Blur id={id('near')} by={3} />
      </defs>
      <rect
        x="10"
        y="20"
        width={W}
        height={H}
        rx="14"
        fill="#1a1747"
        opacity=".28"
        filter={url('soft')}
      />
      <rect
        x="2"
        y="5"
        width={W}
        height={H}
        rx="14"
        fill="#14113d"
        opacity=".3"
        filter={url('near')}
      />
      <rect width={W} height={H} rx="14" fill={url('foil')} />
      <rect width={W} height={H} rx="14" fill={url('print')} />
      <rect
        x=".8"
        y=".8"
        width={W - 1.6}
        height={H - 1.6}
        rx="13.2"
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
        opacity=".9"
      />
      <path
        d={`M${W / 2} 6V${H - 6}`}
        stroke="#8f97b1"
        strokeWidth="1"
        strokeDasharray="3 4"
        opacity=".8"
      />
      {ROWS.slice(1).map((row) => (
        <path
          key={row}
          d={`M6 ${row - 32}H${W - 6}`}
          stroke="#8f97b1"
          strokeWidth="1"
          strokeDasharray="3 4"
          opacity=".8"
        />
      ))}
      {ROWS.flatMap((row) =>
        COLUMNS.map((column) => (
          <g key={`${column} ${row}`} transform={`translate(${column} ${row})`}>
            <rect
              x="-37"
              y="-22"
              width="74"
              height="44"
              rx="21"
              fill="#7d86a3"
              opacity=".5"
              filter={url('near')}
            />
            <rect x="-36" y="-22" width="72" height="43" rx="21" fill={url('well')} />
            <rect
              x="-29"
              y="-12"
              width="60"
              height="30"
              rx="15"
              fill="#14113d"
              opacity=".35"
              filter={url('near')}
            />
            <rect x="-29" y="-15" width="58" height="29" rx="14.5" fill={url('coat')} />
            <path d="M0-12V11" stroke="#272370" strokeWidth="1.4" opacity=".7" />
            <rect x="-36" y="-22" width="72" height="43" rx="21" fill={url('dome')} />
            <path
              d="M-24-14C-16-19 8-20 24-15"
              fill="none"
              stroke="#fff"
              strokeWidth="3"
              strokeLinecap="round"
              opacity=".9"
            />
            <path
              d="M18 15c6-2 11-6 13-11"
              fill="none"
              stroke="#fff"
              strokeWidth="1.6"
              strokeLinecap="round"
              opacity=".7"
            />
            <rect
              x="-36"
              y="-22"
              width="72"
              height="43"
              rx="21"
              fill="none"
              stroke="#fff"
              strokeWidth="1"
              opacity=".7"
            />
          </g>
        )),
      )}
    </g>
  );
}
