import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '@site/shared-ui/styles/site.css';
import { DevHost } from './DevHost';

const root = document.getElementById('site');
if (!root) throw new Error('The page has no element with the id "site" to draw into.');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <DevHost />
    </BrowserRouter>
  </StrictMode>,
);
