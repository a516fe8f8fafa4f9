import { useArtIds } from './art';
import { Blur } from './Blur';
import { Tube } from './Tube';
import { TubeCap } from './TubeCap';

/** The tube, standing on its cap. */
export function CreamTube() {
  const { id, url } = useArtIds();
  return (
    <g>
      <defs>
        <Blur id={id('soft')} by={13} isFlat />
        <Blur id={id('near')} by={4} isFlat />
      </defs>
      <ellipse
        cx="268"
        cy="420"
        rx="112"
        ry="18"
        fill="#3c0f38"
        opacity=".26"
        filter={url('soft')}
      />
      <ellipse cx="243" cy="418" rx="60" ry="9" fill="#2b0c27" opacity=".5" filter={url('near')} />
      <g transform="translate(240 46)">
        <g transform="translate(0 306)">
          <TubeCap />
        </g>
        <Tube />
      </g>
    </g>
  );
}
