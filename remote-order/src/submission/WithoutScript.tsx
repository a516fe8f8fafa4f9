import type { ReactNode } from 'react';
import { useIsHydrating } from '@site/shared-ui/useIsHydrating';
import styles from './earlySubmit.module.css';

/**
 * What a form says where no script runs: at once where scripts are off, and after some seconds where a proxy or a blocker keeps
 * them from running. Not `noscript`, which is for scripts that are off alone, and which WebKit may read as nothing. In browsers
 * that are too old, `oldBrowsers.css` shows the first element of a form alone: it has to be this. Hydration takes it away.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  return useIsHydrating() && <div className={styles.withoutScript}>{children}</div>;
}
