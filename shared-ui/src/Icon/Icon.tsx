import styles from './Icon.module.css';

export * as iconPaths from './iconPaths';

export interface IconProps {
  /** Strokes of `iconPaths`. */
  path: string;
}

export function Icon({ path }: IconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
