import { useArtIds } from './art';
import { Blur } from './Blur';
import { Gradient } from './Gradient';

/** Half the length and half the width of a tablet, in units of the canvas. */
const A = 58;
const B = 24;

const outline = (grow: number) => {
  const b = B + grow;
  const straight = A - B;
  return `M${-straight} ${-b}H${straight}A${b} ${b} 0 0 1 ${straight} ${b}H${-straight}A${b} ${b} 0 0 1 ${-straight} ${-b}Z`;
};

interface CapletProps {
  /** The middle of the tablet, its turn in degrees and its size (1 is 116 units long). */
  at: readonly [x: number, y: number, turn: number, scale: number];
}

/** A capsule-shaped tablet with a dark blue coat and a score, lying on the ground and lit from above. */
export function Caplet({ at: [x, y, turn, scale] }: CapletProps) {
  const { id, url } = useArtIds();
  // The light stays above whichever way the tablet lies.
  const angle = (-turn * Math.PI) / 180;
  const up: readonly [number, number, number, number] = [
    0.5 + Math.sin(angle) * 0.2,
    0.5 - Math.cos(angle) * 0.5,
    0.5 - Math.sin(angle) * 0.2,
    0.5 + Math.cos(angle) * 0.5,
  ];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <defs>
        <Gradient
          id={id('coat')}
          stops={[
            ['#a9a6f7', 0],
            ['#7772e3', 0.22],
            ['#4f49bd', 0.58],
            ['#342f8f', 0.86],
            ['#4640a6', 1],
          ]}
          line={up}
        />
        <Gradient
          id={id('light')}
          stops={[
            ['#fff', 0, 0.85],
            ['#fff', 1, 0],
          ]}
          line={[0, 0, 0, 1]}
        />
        <Blur id={id('soft')} by={7} />
        <Blur id={id('near')} by={2.2} />
        <Blur id={id('glow')} by={1.6} />
      </defs>
      <g transform={`translate(5 13) rotate(${turn})`}>
        <path d={outline(1)} fill="#15123f" opacity=".32" filter={url('soft')} />
      </g>
      <g transform={`translate(1 7) rotate(${turn})`}>
        <path d={outline(-2)} fill="#0f0d33" opacity=".55" filter={url('near')} />
      </g>
      <g transform={`translate(0 3.4) rotate(${turn})`}>
        <path d={outline(0)} fill="#2a2678" />
      </g>
      <g transform={`rotate(${turn})`}>
        <path d={outline(0)} fill={url('coat')} />
        <path
          d={outline(-2.6)}
          fill="none"
          stroke="#b9b6ff"
          strokeWidth="1.4"
          opacity=".35"
          filter={url('glow')}
        />
        <path d={`M0 ${-B + 3}V${B - 3}`} stroke="#292573" strokeWidth="2" opacity=".75" />
        <path d={`M1.7 ${-B + 4}V${B - 4}`} stroke="#a5a2f5" strokeWidth="1.1" opacity=".75" />
      </g>
      <g transform={`rotate(${turn})`}>
        <g
          transform={`translate(${-Math.sin((-turn * Math.PI) / 180) * -9} ${-Math.cos((turn * Math.PI) / 180) * 11})`}
        >
          <rect
            x="-40"
            y="-4"
            width="80"
            height="8"
            rx="4"
            fill="#fff"
            opacity=".5"
            filter={url('glow')}
          />
        </g>
      </g>
    </g>
  );
}
