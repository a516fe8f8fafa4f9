import '@site/shared-ui/styles/site.css';
import './layout/favicon.svg';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { readPinnedReleases } from './remotes/readPinnedReleases';
import { startFederation } from './remotes/startFederation';
import { startVisitReport } from './visit-report/startVisitReport';

startFederation();

const place = document.getElementById('site');
if (!place) throw new Error('The page has no element with the id "site" to draw into.');

startVisitReport(place.dataset.release, readPinnedReleases(document));

const site = (
  <BrowserRouter>
    <App composedYear={Number(place.dataset.year)} />
  </BrowserRouter>
);
// A composed page holds its content; a page of a development server is empty.
if (place.hasChildNodes()) hydrateRoot(place, site);
else createRoot(place).render(site);
