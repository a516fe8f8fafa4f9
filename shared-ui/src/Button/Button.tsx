import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';

/** One `primary` action per group; the others are `quiet`. */
export type ButtonLook = 'primary' | 'quiet';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
}

/** Unlike the HTML element it does not submit a form unless `type` says so. */
export function Button({ look = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={`${styles.button} ${styles[look]}`} />;
}

export interface ButtonLinkProps {
  /** An address, an anchor (`#buy-now`) or both; empty for the page's own, which it loads again. */
  href: string;
  look?: ButtonLook;
  /** Tells several links of the same text apart. It must contain that text (WCAG 2.5.3). */
  'aria-label'?: string;
  children: ReactNode;
}

export function ButtonLink({ look = 'primary', ...rest }: ButtonLinkProps) {
  return <a {...rest} data-screen-only="" className={`${styles.button} ${styles[look]}`} />;
}
