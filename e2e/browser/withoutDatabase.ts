/** Runs in the page before its scripts: its databases are refused, as in some private modes. */
export function withoutDatabase(): void {
  Object.defineProperty(globalThis, 'indexedDB', {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
}
