/** Scripts that run ahead of the federation runtime. */
export interface ScriptsUnderWay {
  /** Runs the script of an address, unless it is on its way. Takes whole addresses. */
  run(address: string): void;
  /** The element of a script that is on its way; undefined for one that is done, well or not. */
  get(address: string): HTMLScriptElement | undefined;
}

/**
 * Runs scripts of remotes without waiting for the federation runtime to come to them, so that they are fetched side by side:
 * an entry finds the runtime on the global, and webpack keeps what a module's script brings until the entry asks for it. Takes
 * what makes the element of an address. A script that fails leaves no trace, so that the remote loads it as if nothing had
 * been tried.
 */
export function scriptsUnderWay(
  page: Document,
  scriptOf: (address: string) => HTMLScriptElement,
): ScriptsUnderWay {
  const underWay = new Map<string, HTMLScriptElement>();
  const known = new Set<string>();
  return {
    run(address) {
      if (known.has(address)) return;
      known.add(address);
      // The whole address, by which webpack's loader finds a script that is on its way.
      const script = scriptOf(address);
      script.onload = script.onerror = () => {
        underWay.delete(address);
        script.remove();
      };
      underWay.set(address, script);
      page.head.append(script);
    },
    get: (address) => underWay.get(address),
  };
}
