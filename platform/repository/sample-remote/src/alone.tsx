/** The remote alone, without the site's shell: only here do the site's global styles, fonts and router come along. */
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '@site/shared-ui/styles/site.css';
import Widget from './Widget.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <BrowserRouter>
    <Widget notify={(kind, message) => alert(`${kind}: ${message}`)} />
  </BrowserRouter>,
);
