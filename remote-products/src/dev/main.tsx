import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { languageOf, prefixOf } from '@site/contracts/languages';
import '@site/shared-ui/styles/site.css';
import { DevHost } from './DevHost';

const root = document.getElementById('site');
if (!root) throw new Error('The page has no element with the id "site" to draw into.');

const language = languageOf(location.pathname);

createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename={prefixOf(language)}>
      <DevHost language={language} />
    </BrowserRouter>
  </StrictMode>,
);
