import { Blister } from './Blister';

/** A blister strip by itself. */
export function ForteBlister() {
  return (
    <g transform="translate(128 82) rotate(-9 92 170) scale(1.06)">
      <Blister />
    </g>
  );
}
