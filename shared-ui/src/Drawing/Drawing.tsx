import { fromSiteRoot } from '../fromSiteRoot';
import styles from './Drawing.module.css';

export interface DrawingProps {
  /** An SVG file in a folder `drawings`, to which the build adds the site's colours. */
  file: string;
  /** The fragment of the file: `plum` for the second colour, `moving` for the animation. */
  view?: string | undefined;
  /** Left out for decoration. */
  alt?: string;
  ratio?: readonly [width: number, height: number];
}

/** A line drawing, 1em wide. An image rather than inline SVG costs no script; its colours still follow the colour scheme. */
export function Drawing({ file, view, alt = '', ratio: [width, height] = [96, 96] }: DrawingProps) {
  return (
    <img
      className={styles.drawing}
      src={fromSiteRoot(file) + (view ? `#${view}` : '')}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
