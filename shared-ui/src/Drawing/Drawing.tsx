import { fromSiteRoot } from '../addresses/fromSiteRoot';
import styles from './Drawing.module.css';

export interface DrawingProps {
  /** The address of an SVG file in a folder `drawings`; the build gives it the two inks of the site. */
  file: string;
  /** Which part of the file to show differently: `plum` takes the second ink. */
  view?: string | undefined;
  /** What it shows, for those who cannot see it. Without it the drawing is decoration: the words beside it say it all. */
  alt?: string;
  /** Its shape, width to height; a square unless told. */
  ratio?: readonly [width: number, height: number];
}

/**
 * A line drawing in two inks, as wide as the type around it is high. It is an image, so it costs no script; its colours
 * follow light and dark by themselves.
 */
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
