import type { ArtProps } from './art';
import { Blister } from './Blister';
import { Caplet } from './Caplet';
import { Carton } from './Carton';

/** Carton, strip and two tablets. */
export function ForteGroup({ lines }: ArtProps) {
  return (
    <g>
      <g transform="translate(48 62)">
        <Carton lines={lines} />
      </g>
      <g transform="translate(308 152) rotate(11) scale(.74)">
        <Blister />
      </g>
      <Caplet at={[150, 404, -14, 0.86]} />
      <Caplet at={[252, 416, 20, 0.86]} />
    </g>
  );
}
