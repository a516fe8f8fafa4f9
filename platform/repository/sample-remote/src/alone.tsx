/** The remote alone, without the site's shell: only here do the site's global styles and fonts come along. */
import { createRoot } from 'react-dom/client';
import '@site/shared-ui/styles/site.css';
import Widget from './Widget.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

createRoot(root).render(<Widget notify={(kind, message) => alert(`${kind}: ${message}`)} />);
