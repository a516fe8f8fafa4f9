import { brand } from '@site/contracts/brand';
import { fittingSize, useArtIds } from './art';
import { Blur } from './Blur';
import { Gradient } from './Gradient';

/** Outline of the tube from the crimp (top, 172 wide) to the shoulder (bottom, 116 wide), around the middle line. */
const BODY =
  'M-86 22C-82 130-66 220-58 300C-57 306-54 310-48 311H48C54 310 57 306 58 300C66 220 82 130 86 22Z';

/** The cream's tube, upright, standing on its shoulder. The middle of its top is the origin; the body takes 172 by 312 units. */
export function Tube() {
  const { id, url } = useArtIds();
  const name = brand.product;
  return (
    <g>
      <defs>
        <Gradient
          id={id('body')}
          stops={[
            ['#fff4ec', 0],
            ['#ffe3d3', 0.34],
            ['#ffd2bb', 1],
          ]}
        />
        <Gradient
          id={id('wave')}
          stops={[
            ['#f08f7c', 0],
            ['#b5476f', 0.45],
            ['#5b1c52', 1],
          ]}
          line={[0.9, 0, 0.3, 1]}
        />
        <Gradient id={id('line')} stops={['#7a2a63', '#ff8f6e', '#ffd9a8']} line={[0, 0, 1, 0]} />
        <Gradient
          id={id('round')}
          stops={[
            ['#3c0f38', 0, 0.5],
            ['#3c0f38', 0.12, 0.16],
            ['#fff', 0.22, 0.06],
            ['#fff', 0.3, 0.62],
            ['#fff', 0.36, 0.28],
            ['#fff', 0.5, 0],
            ['#3c0f38', 0.8, 0.12],
            ['#3c0f38', 0.94, 0.4],
            ['#fff', 0.985, 0.22],
            ['#3c0f38', 1, 0.3],
          ]}
          line={[0, 0, 1, 0]}
        />
        <Gradient
          id={id('crimp')}
          stops={[
            ['#ffffff', 0],
            ['#f3d3c6', 0.8],
            ['#dfb3a8', 1],
          ]}
        />
        <clipPath id={id('shape')}>
          <path d={BODY} />
        </clipPath>
        <Blur id={id('glow')} by={5} />
      </defs>
      <path d={BODY} fill={url('body')} />
      <g clipPath={url('shape')}>
        <path d="M-100 196C-60 150-22 214 20 196S70 138 100 146V330H-100Z" fill={url('wave')} />
        <path
          d="M-100 218C-60 172-22 236 20 218S70 160 100 168"
          fill="none"
          stroke="#ffd9c2"
          strokeWidth="1.2"
          opacity=".55"
        />
        <path
          d="M-100 232C-60 186-22 250 20 232S70 174 100 182"
          fill="none"
          stroke="#ffd9c2"
          strokeWidth="1"
          opacity=".35"
        />
        <path
          d="M-100 196C-60 150-22 214 20 196S70 138 100 146"
          fill="none"
          stroke={url('line')}
          strokeWidth="5"
        />
        <path
          d="M-52 40C-50 140-40 230-34 306"
          fill="none"
          stroke="#fff"
          strokeWidth="13"
          opacity=".5"
          filter={url('glow')}
        />
      </g>
      <path d={BODY} fill={url('round')} />
      <text
        y="104"
        textAnchor="middle"
        fontSize={fittingSize(name, 132, 36)}
        fontWeight="800"
        letterSpacing="-.6"
        fill="#541a4d"
      >
        {name}
      </text>
      <text
        y="130"
        textAnchor="middle"
        fontSize="16"
        fontWeight="600"
        letterSpacing="5"
        fill="#a93b52"
      >
        CREAM
      </text>
      <text y="286" textAnchor="middle" fontSize="9" fontWeight="600" fill="#fff" opacity=".95">
        For external use only
      </text>
      <path d="M-88 0H88L86 24C40 30-40 30-86 24Z" fill={url('crimp')} />
      {Array.from({ length: 29 }, (_, index) => (
        <path
          key={index}
          d={`M${-84 + index * 6} 3V23`}
          stroke="#b98a86"
          strokeWidth="1"
          opacity=".5"
        />
      ))}
      <path
        d="M-86 24C-40 31 40 31 86 24"
        fill="none"
        stroke="#8a4a5c"
        strokeWidth="1.2"
        opacity=".5"
      />
    </g>
  );
}
