import { RETRY_QUERY } from '@site/contracts/boot';
import { isScript, shellScripts } from './releaseFiles';
import { awake, sleepingElements } from './sleepingElements';

let hasStarted = false;

/** Loads the shell's scripts, and the styles that the page does without; once, however often it is asked for. */
export function startShell(fetchPriority: 'low' | 'high'): void {
  if (hasStarted) return;
  // The page may still be on its way; its scripts stand at its end.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => startShell(fetchPriority));
    return;
  }
  hasStarted = true;
  for (const it of sleepingElements()) {
    if (it.getAttribute('src')?.endsWith(RETRY_QUERY)) continue;
    const element = awake(it);
    element.fetchPriority = fetchPriority;
    if (isScript(element)) {
      // In their order, while they are fetched side by side.
      element.async = false;
      shellScripts.add(element);
    }
    document.head.append(element);
  }
}
