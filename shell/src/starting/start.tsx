import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { START_FAILED } from '@site/contracts/boot';
import type { FurtherPins, PinnedReleases } from '@site/contracts/pinnedReleases';
import { plainPath, prefixOf } from '@site/contracts/languages';
import { canonicalPath } from '@site/contracts/paths';
import { App } from '../App';
import { page } from '../page';
import { expectPages, type PageScripts } from '../pages/apart/pagesApart';
import { loadPageAt } from '../pages/pageAt';
import { PreviewShown } from '../preview/PreviewShown';
import { expectReleases, fetchReleases } from '../remotes/furtherReleases';
import { provideLibraries } from '../remotes/provideLibraries';
import { registerReleases } from '../remotes/registerReleases';
import { keepPrerendered as keepParts } from '../remotes/keptContent';
import { startLoading } from '../remotes/remoteModule';
import { pause } from '../scheduling/pause';
import { renderRest, renderRestWhenIdle } from '../scrolling/renderRest';
import { bringStyles } from '../styles/laterStyles';
import type { SiteTexts } from '../texts/SiteTexts';
import { Texts } from '../texts/useTexts';
import { noteStartFailure } from '../visit-report/outcomes';
import { startVisitReport } from '../visit-report/startVisitReport';
import { keepPrerendered } from './keepPrerendered';
// Only the server draws that component; its styles are needed here.
import './StartFailure.module.css';

const { place, live } = page;

/** Returns what React calls for an error that no boundary caught. */
function leavePrerendered(): (error: unknown) => void {
  const putBack = keepPrerendered(place);
  return (error) => {
    console.error('The shell failed; the prerendered page is shown:', error);
    noteStartFailure();
    putBack();
    document.dispatchEvent(new CustomEvent(START_FAILED, { detail: 'reported' }));
  };
}

async function draw(texts: SiteTexts, releases: PinnedReleases): Promise<void> {
  const isLive = page.isComposed && releases === live;
  let known = releases;
  function register(further?: FurtherPins) {
    page.admit(known);
    registerReleases(known, further);
  }
  // A preview knows all.
  const further = releases === live ? page.further : undefined;
  register(further);
  if (further) {
    expectReleases(further, (all) => {
      known = { ...all, ...releases };
      register();
    });
  }
  startLoading();
  // A composed page has started with its script: React finds what it hydrates.
  await loadPageAt(plainPath(location.pathname));
  // Only visits to the live releases are reported.
  if (isLive) startVisitReport(place.dataset.release, live, () => known);

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
  const options = page.isComposed ? { onUncaughtError: leavePrerendered() } : {};
  if (isLive) {
    if (page.isPreview) page.wakeWanted();
    await pause();
    keepParts(document);
    // Outside of a transition, React hydrates the whole shell in one task.
    startTransition(() => void hydrateRoot(place, site, options));
    return renderRestWhenIdle();
  }
  renderRest();
  place.replaceChildren();
  createRoot(place, options).render(site);
}

const loadTools = () => import(/* webpackChunkName: "tools" */ './tools');

async function previewed(): Promise<PinnedReleases> {
  try {
    const { startPreview } = await loadTools();
    return await startPreview(live, () => withFurther(live));
  } catch (failure) {
    console.error('The preview is not shown:', failure);
    return live;
  }
}

/** All releases, those that the page leaves to a file too: a visitor may go on to pages that others draw. */
async function withFurther(releases: PinnedReleases): Promise<PinnedReleases> {
  const { further } = page;
  if (!further) return releases;
  return fetchReleases(further).then((all) => ({ ...all, ...releases }));
}

/** Adds the inspector where someone may ask for it; other visitors do not load it. */
async function inspected(releases: PinnedReleases): Promise<void> {
  const isDevelopment = !live.shell;
  if (!page.isInspected && !page.isPreview && !isDevelopment) return;
  try {
    const { startInspector } = await loadTools();
    startInspector(await withFurther(releases).catch(() => releases), page.isInspected);
  } catch (failure) {
    console.error('The inspector is not shown:', failure);
  }
}

/** Some hosts serve a page under its path in other letters or with a slash. */
function correctAddress(): void {
  const { pathname, search, hash } = location;
  const path = canonicalPath(pathname);
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}

/** Draws the page in the language of its texts. */
export async function start(texts: SiteTexts, pageScripts: PageScripts): Promise<void> {
  correctAddress();
  provideLibraries();
  expectPages(pageScripts);
  await pause();
  const releases = page.isPreview ? await previewed() : live;
  await draw(texts, releases);
  bringStyles(live.shell);
  await inspected(releases);
}
