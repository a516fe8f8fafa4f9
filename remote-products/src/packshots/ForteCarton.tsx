import type { ArtProps } from './art';
import { Carton } from './Carton';

/** The carton by itself. */
export function ForteCarton({ lines }: ArtProps) {
  return (
    <g transform="translate(92 92) scale(1.17)">
      <Carton lines={lines} />
    </g>
  );
}
