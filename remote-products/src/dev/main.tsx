import { createRoot } from 'react-dom/client';
import { languageOf, plainPath } from '@site/company/languages';
import '@site/shared-ui/styles/site.css';
import { DevHost } from './DevHost';

const root = document.getElementById('site');
if (!root) throw new Error('The page has no element with the id "site" to draw into.');

const { pathname } = location;
const language = languageOf(pathname);
// The shell brings it on pages in Hindi alone.
if (language === 'hi') await import('@site/shared-ui/styles/devanagari.css');

createRoot(root).render(<DevHost language={language} path={plainPath(pathname)} />);
