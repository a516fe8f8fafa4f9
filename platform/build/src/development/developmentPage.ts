import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Compilation, Compiler } from 'webpack';
import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { defaultLanguage, languageOf, type Language } from '@site/company/languages';
import { bundled, headerScript } from '@site/compose/page/boot/bootScript';
import { pageHtml } from '@site/compose/page/pageHtml';
import { folderOf, type ApplicationName } from '@site/tooling/workspace';

/**
 * React's refresh runtime of one build reaches only the renderer that registered with it. This hook, in place before
 * any script, remembers the shell's renderer for the remotes' runtimes too, so that their edits show in the shell.
 */
const RECORDING_HOOK = `<script>window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true, checkDCE() {},
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
};</script>`;

const keepPlace = `<script>${bundled(new URL('keepPlace.ts', import.meta.url))}</script>`;

/** The files of an entry, fonts among them, in their order. An edit adds files that only the open page asks for. */
function filesOfEntry({ entrypoints }: Compilation, name: string): string[] {
  const entry = entrypoints.get(name);
  const others = entry?.chunks.flatMap(({ auxiliaryFiles }) => [...auxiliaryFiles]) ?? [];
  return [...(entry?.getFiles() ?? []), ...others].filter((file) => !file.includes('.hot-update.'));
}

/** Answers every request for a page, under any path, with the page that starts this application in development. */
export function developmentPage(
  name: ApplicationName,
  compiler: Compiler,
  releases: PinnedReleases,
) {
  // The shell names its pages itself.
  const title = name === 'shell' ? '' : `<title>${folderOf(name)}, alone</title>`;
  let built: Compilation | undefined;
  compiler.hooks.done.tap('development-page', ({ compilation }) => void (built = compilation));
  const html = (compilation: Compilation, language: Language) => {
    // The shell has an entry for each language, and one before them; a remote's own page is one for all of them.
    const isShell = name === 'shell';
    const entry = isShell && language !== defaultLanguage ? language : 'main';
    const entries = [...(isShell ? ['early'] : []), entry];
    const files = new Set(entries.flatMap((entry) => filesOfEntry(compilation, entry)));
    const filesWith = (ending: string) =>
      [...files].filter((file) => file.endsWith(ending)).map((file) => ({ address: `/${file}` }));
    return pageHtml({
      language,
      scripts: filesWith('.js'),
      styles: filesWith('.css'),
      // A font that is late is not shown at all (`font-display: optional`).
      fonts: filesWith('.woff2'),
      releases,
      content: '',
      // A built page has it in its boot script.
      head: `${title}${RECORDING_HOOK}<script>${headerScript}</script>${keepPlace}`,
      year: new Date().getFullYear(),
    });
  };
  return {
    name: `${name}-page`,
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
      if (!built || !request.headers.accept?.includes('text/html')) return next();
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      response.end(html(built, languageOf(pathname)));
    },
  };
}
