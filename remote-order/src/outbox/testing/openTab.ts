const storage = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, text: string) {
    this[key] = text;
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
};

/** Opens a tab, which keeps what its pages give it: all outboxes that are opened until the next call are its pages. */
export function openTab(): void {
  const value: unknown = Object.create(storage);
  Object.defineProperty(globalThis, 'sessionStorage', { value, configurable: true });
}

afterEach(() => Reflect.deleteProperty(globalThis, 'sessionStorage'));
