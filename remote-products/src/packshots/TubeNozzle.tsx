import { useArtIds } from './art';
import { Gradient } from './Gradient';

/** The shoulder and the threaded nozzle under an open tube. The middle of its top is the origin; it takes 100 by 46 units. */
export function TubeNozzle() {
  const { id, url } = useArtIds();
  return (
    <g>
      <defs>
        <Gradient
          id={id('side')}
          stops={[
            ['#8a4468', 0],
            ['#d9a3b4', 0.24],
            ['#f7dcd6', 0.36],
            ['#b9708a', 0.6],
            ['#5b1c52', 1],
          ]}
          line={[0, 0, 1, 0]}
        />
      </defs>
      <path
        d="M-50 0H50C44 9 30 15 19 18V42C19 46-19 46-19 42V18C-30 15-44 9-50 0Z"
        fill={url('side')}
      />
      {[24, 31, 38].map((y) => (
        <path
          key={y}
          d={`M-20 ${y}C-8 ${y + 3} 8 ${y + 3} 20 ${y - 1}`}
          fill="none"
          stroke="#4b1742"
          strokeWidth="2"
          opacity=".45"
        />
      ))}
    </g>
  );
}
