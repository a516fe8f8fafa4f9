import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './shared.module.css';

/** A link of the navigation, which says when its page is shown. */
export function NavigationLink({ to, children }: { to: string; children: ReactNode }) {
  const isHere = useLocation().pathname === to;
  return (
    <Link to={to} className={styles.page} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  );
}
