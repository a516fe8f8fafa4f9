import { fromSiteRoot } from '../addresses/fromSiteRoot';
import styles from './Picture.module.css';

/** A picture as files in two formats, each in the same widths. */
export interface PictureFiles {
  /** Pixels of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Pixels across, of the files in `avif` and `webp`, from small to large. */
  readonly widths: readonly number[];
  readonly avif: readonly string[];
  readonly webp: readonly string[];
}

interface PictureProps {
  files: PictureFiles;
  /** What it shows, for those who cannot see it; empty for decoration. */
  alt: string;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** The largest thing of the first screen: it is asked for at once. Others wait until they come near. */
  isFirst?: boolean;
  className?: string | undefined;
}

const sourceSet = (files: readonly string[], widths: readonly number[]) =>
  files.map((file, index) => `${fromSiteRoot(file)} ${widths[index]}w`).join(', ');

/** A photograph: the browser chooses format and width. Its place is kept until it is there. */
export function Picture({ files, alt, sizes, isFirst = false, className }: PictureProps) {
  const { avif, webp, widths, width, height } = files;
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sourceSet(avif, widths)} sizes={sizes} />
      <img
        className={className}
        src={fromSiteRoot(webp[1] ?? webp[0] ?? '')}
        srcSet={sourceSet(webp, widths)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
