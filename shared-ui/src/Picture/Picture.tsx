import { fromSiteRoot } from '../fromSiteRoot';
import styles from './Picture.module.css';

export interface PictureFiles {
  /** Of the largest file, in px. */
  readonly width: number;
  readonly height: number;
  /** Of the files in `avif`, ascending, in px. */
  readonly widths: readonly number[];
  readonly avif: readonly string[];
  /** One file for browsers without AVIF, which do not know the site's colours either. */
  readonly webp: string;
}

interface PictureProps {
  files: PictureFiles;
  /** Empty for decoration. */
  alt: string;
  sizes: string;
  /** The largest picture above the fold; others load lazily. */
  isFirst?: boolean;
  className?: string | undefined;
}

const sourceSet = (files: readonly string[], widths: readonly number[]) =>
  files.map((file, index) => `${fromSiteRoot(file)} ${widths[index]}w`).join(', ');

export function Picture({ files, alt, sizes, isFirst = false, className }: PictureProps) {
  const { avif, webp, widths, width, height } = files;
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sourceSet(avif, widths)} sizes={sizes} />
      <img
        className={className}
        src={fromSiteRoot(webp)}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
