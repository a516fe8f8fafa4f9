import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { defaultLanguage, languageOf, type Language } from '@site/contracts/languages';
import { headerScript } from '../page/boot/bootScript';
import { pageHtml } from '../page/pageHtml';
import { remoteNames, type ApplicationName } from '@site/tooling/workspace';
import { developmentRelease } from './developmentRelease';

/**
 * React's refresh runtime of one build reaches only the renderer that registered with it. This hook, in place before
 * any script, remembers the shell's renderer for the remotes' runtimes too, so that their edits show in the shell.
 */
const RECORDING_HOOK = `<script>window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true, checkDCE() {},
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
};</script>`;

/** Remotes that others build have a server too while they are developed; where it does not run, their own pages say so. */
const releases: PinnedReleases = Object.fromEntries(
  remoteNames.map((name) => [name, developmentRelease(name, 'mf-manifest.json')]),
);

/** Answers every request for a page, under any path, with the page that starts this application in development. */
export function developmentPage(name: ApplicationName) {
  const html = (language: Language) => {
    // The shell has an entry for each language, and one before them; a remote's own page is one for all of them.
    const isShell = name === 'shell';
    const entry = isShell && language !== defaultLanguage ? language : 'main';
    const scripts = [...(isShell ? ['page'] : []), entry];
    return pageHtml({
      language,
      scripts: scripts.map((it) => ({ address: `/${it}.js` })),
      styles: [{ address: `/${entry}.css` }],
      fonts: [],
      icons: [],
      releases,
      content: '',
      // A built page has it in its boot script.
      head: `${RECORDING_HOOK}<script>${headerScript}</script>`,
      year: new Date().getFullYear(),
    });
  };
  return {
    name: `${name}-page`,
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
      if (!request.headers.accept?.includes('text/html')) return next();
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(html(languageOf(request.url ?? '')));
    },
  };
}
