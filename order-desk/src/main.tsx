// First: it reads the device.
import { ownDevice } from './device/ownDevice';
import '@site/shared-ui/styles/site.css';
import '@site/shared-ui/styles/devanagari.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { rememberSuccess } from '@site/shared-ui/rememberSuccess';
import { App } from './App';
import { installServiceWorker } from './device/installServiceWorker';
import { WithoutStorage } from './sign-in/WithoutStorage';
import { firstLanguage, InLanguage } from './texts/language';

const root = document.getElementById('desk');
if (!root) throw new Error('The page has no place for the desk.');

/** Whether the browser keeps anything for the desk: with all cookies blocked it throws. */
function mayKeep(): boolean {
  try {
    return Boolean(localStorage && indexedDB);
  } catch {
    return false;
  }
}

/** The first rows are the device's own: what comes over the network is loaded after them. */
const loadFirebase = rememberSuccess(async () =>
  (await import('./cloud/connectFirebase')).connectFirebase(),
);

if (mayKeep()) {
  // Before anything is drawn: one that comes after the first Hindi words is not used on this page (`optional`).
  if (firstLanguage() === 'hi') void document.fonts.load('1em "Site Devanagari"', 'अ');
  createRoot(root).render(
    <StrictMode>
      <InLanguage>
        <BrowserRouter>
          <App device={ownDevice} loadFirebase={loadFirebase} />
        </BrowserRouter>
      </InLanguage>
    </StrictMode>,
  );
  void installServiceWorker();
} else createRoot(root).render(<WithoutStorage />);
