import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '@site/shared-ui/styles/site.css';
import { DevHost } from './DevHost';

const place = document.getElementById('site');
if (!place) throw new Error('The page has no element with the id "site".');

createRoot(place).render(
  <BrowserRouter>
    <DevHost />
  </BrowserRouter>,
);
