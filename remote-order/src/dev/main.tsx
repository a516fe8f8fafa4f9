import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { languageOf, prefixOf } from '@site/contracts/languages';
import '@site/shared-ui/styles/site.css';
import { DevHost } from './DevHost';

const place = document.getElementById('site');
if (!place) throw new Error('The page has no element with the id "site".');

const language = languageOf(location.pathname);

createRoot(place).render(
  <BrowserRouter basename={prefixOf(language)}>
    <DevHost language={language} />
  </BrowserRouter>,
);
