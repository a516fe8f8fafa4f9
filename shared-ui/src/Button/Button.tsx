import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';

/** `primary` is the one thing to do here, `quiet` everything beside it. */
export type ButtonLook = 'primary' | 'quiet';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
}

/** A button. It does not submit a form unless told to with `type`. */
export function Button({ look = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={`${styles.button} ${styles[look]}`} />;
}

export interface ButtonLinkProps {
  /** A path, an anchor (`#buy-now`) or both. */
  to: string;
  look?: ButtonLook;
  /** What is read instead of the visible words, which it must contain; for several buttons of one name. */
  'aria-label'?: string;
  children: ReactNode;
}

/** A link that looks like a button: it goes somewhere, a `Button` does something. */
export function ButtonLink({ look = 'primary', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`${styles.button} ${styles[look]}`} />;
}
