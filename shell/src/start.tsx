import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { LocalisedModule, PinnedReleases } from '@site/contracts/federation';
import { prefixOf } from '@site/contracts/languages';
import { App } from './App';
import { isPreviewAsked } from './preview/isPreviewAsked';
import { readPinnedReleases } from './remotes/readPinnedReleases';
import { resources } from './remotes/resources';
import { runPreloadedScripts } from './remotes/runPreloadedScripts';
import { startFederation } from './remotes/startFederation';
import type { SiteTexts } from './texts/SiteTexts';
import { Texts } from './texts/useTexts';
import { startVisitReport } from './visit-report/startVisitReport';

interface Page {
  place: HTMLElement;
  live: PinnedReleases;
  registerReleases: (releases: PinnedReleases) => void;
  texts: SiteTexts;
}

function draw({ place: root, live, registerReleases, texts }: Page, releases: PinnedReleases) {
  const isLive = releases === live && root.dataset.liveOnly === undefined;
  registerReleases(releases);
  // A look at a release that is not live is no visit.
  if (isLive) startVisitReport(root.dataset.release, live);

  const site = (
    // Paths within the site are those of specification §2 in every language; the router adds the prefix.
    <BrowserRouter basename={prefixOf(texts.language)}>
      <Texts value={texts}>
        <App composedYear={Number(root.dataset.year)} />
      </Texts>
    </BrowserRouter>
  );
  // A composed page holds the content of the live releases; a page of a development server is empty.
  if (root.hasChildNodes() && isLive) {
    const modules = (root.dataset.modules?.split(' ') ?? []) as LocalisedModule[];
    runPreloadedScripts(document, live);
    // Their scripts are on their way; asked for now, they are ready when React comes to the places that wait for them.
    modules.forEach((module) => resources.get(module)?.wake());
    return hydrateRoot(root, site);
  }
  root.replaceChildren();
  createRoot(root).render(site);
}

async function previewed(live: PinnedReleases): Promise<PinnedReleases> {
  try {
    const { startPreview } = await import(
      /* webpackChunkName: "preview" */ './preview/startPreview'
    );
    return await startPreview(live);
  } catch (failure) {
    console.error('The preview is not shown:', failure);
    return live;
  }
}

/** Brings the page alive in the language of its texts. Each language has an entry of its own that calls this. */
export function start(texts: SiteTexts): void {
  const place = document.getElementById('site');
  if (!place) throw new Error('The page has no element with the id "site" to draw into.');

  const live = readPinnedReleases(document);
  const page = { place, live, registerReleases: startFederation(live), texts };
  if (isPreviewAsked()) void previewed(live).then((releases) => draw(page, releases));
  else draw(page, live);
}
