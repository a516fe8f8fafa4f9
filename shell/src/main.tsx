import '@site/shared-ui/styles/site.css';
import './layout/favicon.svg';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { startFederation } from './remotes/startFederation';

startFederation();

const root = document.getElementById('site');
if (!root) throw new Error('The page has no element with the id "site" to draw into.');

createRoot(root).render(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
);
