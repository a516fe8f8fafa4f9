import '@site/shared-ui/styles/site.css';
import './layout/favicon.svg';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { ExposedModule, PinnedReleases } from '@site/contracts/federation';
import { App } from './App';
import { isPreviewAsked } from './preview/isPreviewAsked';
import { readPinnedReleases } from './remotes/readPinnedReleases';
import { resources } from './remotes/resources';
import { startFederation } from './remotes/startFederation';
import { startVisitReport } from './visit-report/startVisitReport';

const place = document.getElementById('site');
if (!place) throw new Error('The page has no element with the id "site" to draw into.');

const live = readPinnedReleases(document);
const registerReleases = startFederation(live);

function draw(root: HTMLElement, releases: PinnedReleases) {
  const isLive = releases === live && root.dataset.liveOnly === undefined;
  registerReleases(releases);
  // A look at a release that is not live is no visit.
  if (isLive) startVisitReport(root.dataset.release, live);

  const site = (
    <BrowserRouter>
      <App composedYear={Number(root.dataset.year)} />
    </BrowserRouter>
  );
  // A composed page holds the content of the live releases; a page of a development server is empty.
  if (root.hasChildNodes() && isLive) {
    const modules = (root.dataset.modules?.split(' ') ?? []) as ExposedModule[];
    // Their scripts are on their way; asked for now, they are ready when React comes to the places that wait for them.
    modules.forEach((module) => resources.get(module)?.wake());
    return hydrateRoot(root, site);
  }
  root.replaceChildren();
  createRoot(root).render(site);
}

async function previewed(): Promise<PinnedReleases> {
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

if (isPreviewAsked()) void previewed().then((releases) => draw(place, releases));
else draw(place, live);
