import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { LocalisedModule } from '@site/contracts/exposedModules';
import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { prefixOf } from '@site/contracts/languages';
import { App } from './App';
import { page } from './page';
import { PreviewShown } from './preview/PreviewShown';
import { provideLibraries } from './remotes/provideLibraries';
import { resources } from './remotes/resources';
import type { SiteTexts } from './texts/SiteTexts';
import { Texts } from './texts/useTexts';
import { startVisitReport } from './visit-report/startVisitReport';

const { place, live } = page;

function draw(texts: SiteTexts, releases: PinnedReleases) {
  const isLive = page.isComposed && releases === live;
  page.registerReleases(releases);
  // A look at a release that is not live is no visit.
  if (isLive) startVisitReport(place.dataset.release, live);

  const site = (
    // Paths within the site are those of specification §2 in every language; the router adds the prefix.
    <BrowserRouter basename={prefixOf(texts.language)}>
      <Texts value={texts}>
        <PreviewShown value={releases !== live}>
          <App composedYear={Number(place.dataset.year)} />
        </PreviewShown>
      </Texts>
    </BrowserRouter>
  );
  if (isLive) {
    const modules = (place.dataset.modules?.split(' ') ?? []) as LocalisedModule[];
    // Their scripts are on their way; asked for now, they are ready when React comes to the places that wait for them.
    modules.forEach((module) => resources.get(module)?.wake());
    return hydrateRoot(place, site);
  }
  place.replaceChildren();
  createRoot(place).render(site);
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

/** Brings the page alive in the language of its texts. Each language has an entry of its own that calls this. */
export function start(texts: SiteTexts): void {
  provideLibraries();
  if (page.isPreview) void previewed().then((releases) => draw(texts, releases));
  else draw(texts, live);
}
