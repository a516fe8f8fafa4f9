import type { PinnedReleases } from '@site/contracts/federation';

/**
 * Runs the scripts of exposed modules that the page preloads, without waiting for the remotes' entries: webpack keeps what
 * such a script brings until the entry asks for it, and a page comes alive one step sooner. Entries are the federation
 * runtime's to run. A script that fails leaves no trace, so that the remote loads it as if nothing had been tried.
 */
export function runPreloadedScripts(page: Document, releases: PinnedReleases): void {
  const entries = Object.values(releases).map(({ entry }) => new URL(entry, page.baseURI).href);
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')) {
    if (entries.includes(link.href)) continue;
    const script = page.createElement('script');
    // The whole address, by which webpack's loader finds a script that is on its way.
    script.src = link.href;
    script.integrity = link.getAttribute('integrity') ?? '';
    script.crossOrigin = 'anonymous';
    script.onload = script.onerror = () => script.remove();
    page.head.append(script);
  }
}
