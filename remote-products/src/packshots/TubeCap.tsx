import { useArtIds } from './art';
import { Gradient } from './Gradient';

/** The tube's ridged cap, upright. The middle of its top is the origin; it takes 112 by 66 units. */
export function TubeCap() {
  const { id, url } = useArtIds();
  return (
    <g>
      <defs>
        <Gradient
          id={id('side')}
          stops={[
            ['#3f1339', 0],
            ['#6d2a60', 0.16],
            ['#b987a8', 0.29],
            ['#7d3670', 0.42],
            ['#571b4e', 0.72],
            ['#32102e', 0.94],
            ['#6d3a62', 1],
          ]}
          line={[0, 0, 1, 0]}
        />
      </defs>
      <path d="M-56 2C-56 0-55 0-54 0H54C55 0 56 0 56 2V56C56 63-56 63-56 56Z" fill={url('side')} />
      {Array.from({ length: 21 }, (_, index) => {
        // Ridges stand closer towards the edges, as on any cylinder.
        const x = Math.sin(((index - 10) / 10.5) * (Math.PI / 2)) * 55;
        return (
          <path key={index} d={`M${x} 9V56`} stroke="#2b0c27" strokeWidth="1.3" opacity=".4" />
        );
      })}
      <path d="M-55 7H55" stroke="#e6bfd8" strokeWidth="1.2" opacity=".5" />
    </g>
  );
}
