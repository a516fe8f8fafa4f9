/** Runs in the page: from now on its databases throw, those that are open as well, until the page is loaded anew. */
export function breakDatabase(): void {
  const refuse = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
  IDBFactory.prototype.open = refuse;
  IDBDatabase.prototype.transaction = refuse;
}
