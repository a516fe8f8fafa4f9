const PROBE = 'storage-probe';

/** Whether the tab keeps what is typed and sent. Where it does not, this document alone has it. */
export function canStore(): boolean {
  try {
    // Blocked storage throws, and so does a full one.
    sessionStorage.setItem(PROBE, '');
    sessionStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}
