/** Script elements that are on their way, by their whole address; one that is done, well or not, is no longer among them. */
export type ScriptsUnderWay = ReadonlyMap<string, HTMLScriptElement>;

/**
 * Runs the scripts that the page preloads, without waiting for the federation runtime to come to them: an entry finds the
 * runtime on the global, and webpack keeps what a module's script brings until the entry asks for it. Takes what makes the
 * element of an address. A script that fails leaves no trace, so that the remote loads it as if nothing had been tried.
 */
export function runPreloadedScripts(
  page: Document,
  scriptOf: (address: string) => HTMLScriptElement,
): ScriptsUnderWay {
  const underWay = new Map<string, HTMLScriptElement>();
  for (const { href } of page.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')) {
    // The whole address, by which webpack's loader finds a script that is on its way.
    const script = scriptOf(href);
    script.onload = script.onerror = () => {
      underWay.delete(href);
      script.remove();
    };
    underWay.set(href, script);
    page.head.append(script);
  }
  return underWay;
}
