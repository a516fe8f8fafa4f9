import { useArtIds } from './art';
import { Blur } from './Blur';
import { Swirl } from './Swirl';
import { Tube } from './Tube';
import { TubeCap } from './TubeCap';
import { TubeNozzle } from './TubeNozzle';

/** Where the open tube lies: its crimp up on the left, its nozzle towards the swirl. */
const LYING = 'translate(70 84) rotate(-49) scale(.9)';

/** The tube lying open, its cap aside, and a swirl of cream before it. */
export function CreamSwirl() {
  const { id, url } = useArtIds();
  return (
    <g>
      <defs>
        <Blur id={id('soft')} by={13} />
        <Blur id={id('low')} by={11} isFlat />
        <Blur id={id('near')} by={4} isFlat />
      </defs>
      <g transform="translate(10 26)">
        <path
          transform={LYING}
          d="M-84 6C-82 130-66 220-52 330H52C66 220 82 130 84 6Z"
          fill="#3c0f38"
          opacity=".3"
          filter={url('soft')}
        />
      </g>
      <g transform={LYING}>
        <g transform="translate(0 305)">
          <TubeNozzle />
        </g>
        <Tube />
      </g>
      <ellipse cx="104" cy="414" rx="62" ry="14" fill="#3c0f38" opacity=".24" filter={url('low')} />
      <ellipse cx="126" cy="414" rx="44" ry="8" fill="#2b0c27" opacity=".5" filter={url('near')} />
      <g transform="translate(124 360) scale(.82)">
        <TubeCap />
      </g>
      <g transform="translate(344 380) scale(.82)">
        <Swirl />
      </g>
    </g>
  );
}
