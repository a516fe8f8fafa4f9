import { RETRY_QUERY } from '@site/contracts/boot';
import { wakeElements } from './wakeElements';
import { whenParsed } from './whenParsed';

let hasStarted = false;

/**
 * Loads the shell's scripts, and the styles that the page does without, unless the shell brings those; once, however often it is
 * asked for.
 */
export function startShell(fetchPriority: 'low' | 'high'): void {
  whenParsed(() => {
    if (hasStarted) return;
    hasStarted = true;
    for (const element of wakeElements(`:not([async]):not([src$="${RETRY_QUERY}"])`)) {
      element.fetchPriority = fetchPriority;
      // In their order, while they are fetched side by side.
      if (element.src) element.async = false;
      document.head.append(element);
    }
  });
}
