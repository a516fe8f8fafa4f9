import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ALIVE, RELOADING, START_FAILED } from '@site/contracts/boot';
import { prefixOf } from '@site/company/languages';
import { App } from '../App';
import { thisDocument } from '../earlyEntry';
import { keepPolicy } from '../pages/privacy-policy/policyTexts';
import { provideLibraries, registerReleases } from '../remotes/provideLibraries';
import { keepParts } from '../remotes/detachedParts';
import { startLoading } from '../remotes/remoteModule';
import { pause } from '../scheduling/pause';
import { layOutPage } from '../scrolling/layOutPage';
import { nameEntries } from '../scrolling/nameEntries';
import type { SiteTexts } from '../texts/SiteTexts';
import { Texts } from '../texts/useTexts';
import { noteStartFailure } from '../visit-report/outcomes';
import { startVisitReport } from '../visit-report/startVisitReport';
import { keepPrerendered } from './keepPrerendered';
import { reloadIfStopped } from './reloadIfStopped';
// Only the server draws that component; its styles are needed here.
import '../rendering/StartFailure.module.css';

const { place, pinned } = thisDocument;

/** Returns what React calls for an error that no boundary caught. */
function leavePrerendered(): (error: unknown) => void {
  const putBack = keepPrerendered(place);
  return (error) => {
    console.error('The shell failed; the prerendered page is shown:', error);
    noteStartFailure();
    putBack();
    // Nobody answers Back and Forward any more: the boot script loads their pages.
    document.documentElement.removeAttribute(ALIVE);
    document.dispatchEvent(new CustomEvent(START_FAILED, { detail: 'reported' }));
  };
}

async function draw(texts: SiteTexts): Promise<void> {
  registerReleases(pinned);
  startLoading();
  // Only visits to composed pages are reported.
  if (thisDocument.isComposed) startVisitReport(place.dataset.release, pinned);

  const site = (
    // Paths within the site are those of specification §2 in every language; the router adds the prefix. When a new location
    // is drawn, CommittedLocation decides.
    <BrowserRouter basename={prefixOf(texts.language)} useTransitions={false}>
      <Texts value={texts}>
        <App composedYear={Number(place.dataset.year)} />
      </Texts>
    </BrowserRouter>
  );
  loadMotion();
  if (thisDocument.isComposed) {
    await pause();
    keepParts(document);
    keepPolicy(document, texts.language);
    const onUncaughtError = leavePrerendered();
    // A translator, for instance, has changed what was prerendered, and React has drawn it again.
    // eslint-disable-next-line no-console -- the page works: nothing of this visit has failed
    const onRecoverableError = (error: unknown) => console.warn('Drawn again:', error);
    // Outside of a transition, React hydrates the whole shell in one task.
    startTransition(() => void hydrateRoot(place, site, { onUncaughtError, onRecoverableError }));
    return;
  }
  layOutPage();
  place.replaceChildren();
  createRoot(place).render(site);
}

/**
 * Its styles are outside of all layers: for a sheet with layers, Chrome takes the fonts again, and shows one that came too late.
 * A press that began before the shell is answered first.
 */
function loadMotion(): void {
  const load = () =>
    void import(/* webpackChunkName: "motion" */ '../navigation/motion.css').catch(() => {});
  if (document.querySelector(':active')) addEventListener('click', load, { once: true });
  else load();
}

/** Only a tab that asks for the inspector loads it. A page is drawn without it if that fails. */
async function loadInspector() {
  if (!thisDocument.isInspected) return undefined;
  return import(/* webpackChunkName: "inspector" */ '../inspector/InspectorTool').catch(
    (failure: unknown) => console.error('The inspector cannot be loaded:', failure),
  );
}

/** Draws the page in the language of its texts. */
export async function start(texts: SiteTexts): Promise<void> {
  if (document.documentElement.hasAttribute(RELOADING)) return;
  nameEntries();
  reloadIfStopped();
  provideLibraries();
  await pause();
  const inspector = await loadInspector();
  await draw(texts);
  inspector?.startInspector(pinned);
}
