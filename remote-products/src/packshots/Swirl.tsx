import { useArtIds } from './art';
import { Blur } from './Blur';
import { Gradient } from './Gradient';

/** Widest half width of the swirl, its turns and how much of its height the view from above leaves. */
const RADIUS = 96;
const TURNS = 2.4;
const FLAT = 0.66;
/** How far the middle stands above the ground. */
const RISE = 46;

/** The line that the nozzle followed: inwards, and a little up with every turn. */
const COIL = Array.from({ length: 61 }, (_, step) => {
  const way = step / 60;
  const radius = RADIUS * (1 - way) ** 0.9 + 3 * way;
  const angle = -2.4 + way * TURNS * 2 * Math.PI;
  const x = radius * Math.cos(angle);
  const y = radius * FLAT * Math.sin(angle) - RISE * way;
  return `${step ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
}).join('');

/** The coil's body from its dark edge to its lit ridge: colour, width, shift up, opacity, blur. */
const LAYERS = [
  ['#e2b4ab', 40, 1.5, 1, false],
  ['#f2d3c9', 38, -0.5, 1, true],
  ['#fcece5', 31, -3, 1, true],
  ['#ffffff', 13, -8, 0.95, true],
] as const;

/** A swirl of cream on the ground. The middle of its foot is the origin; it takes 232 by 190 units. */
export function Swirl() {
  const { id, url } = useArtIds();
  return (
    <g>
      <defs>
        <path id={id('coil')} d={COIL} fill="none" strokeLinecap="round" strokeLinejoin="round" />
        <Gradient
          id={id('tip')}
          stops={['#ffffff', '#fdf0ea', '#efcdc2']}
          line={[0.2, 0, 0.8, 1]}
        />
        <Blur id={id('soft')} by={11} />
        <Blur id={id('near')} by={4} />
        <Blur id={id('edge')} by={2.4} />
      </defs>
      <ellipse cx="16" cy="24" rx="118" ry="66" fill="#3c0f38" opacity=".2" filter={url('soft')} />
      <ellipse cx="4" cy="12" rx="106" ry="66" fill="#3c0f38" opacity=".26" filter={url('near')} />
      <ellipse cx="0" cy="2" rx="96" ry="62" fill="#dfaea6" />
      {LAYERS.map(([colour, width, shift, opacity, isSoft]) => (
        <use
          key={width}
          href={`#${id('coil')}`}
          transform={`translate(${shift / 3} ${shift})`}
          stroke={colour}
          strokeWidth={width}
          opacity={opacity}
          {...(isSoft && { filter: url('edge') })}
        />
      ))}
      <path
        d="M-19-44C-17-62-3-66 0-82C1-90-3-96-9-98C6-100 17-92 18-78C19-64 25-56 19-44C12-36-12-36-19-44Z"
        fill={url('tip')}
      />
      <path
        d="M-8-50C-5-64 6-68 9-84"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        filter={url('edge')}
      />
    </g>
  );
}
