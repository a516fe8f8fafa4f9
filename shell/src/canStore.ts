import { UNSENT } from '@site/contracts/boot';

const PROBE = 'storage-probe';

/** Whether the tab keeps what is typed and sent. Where it does not, this document alone has it. */
export function canStore(): boolean {
  // Storage of another kind may be full, or be refused, where this one is not.
  if (document.documentElement.hasAttribute(UNSENT)) return false;
  try {
    // Blocked storage throws, and so does a full one.
    sessionStorage.setItem(PROBE, '');
    sessionStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}
