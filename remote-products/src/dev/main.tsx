import { createRoot } from 'react-dom/client';
import { languageOf, plainPath } from '@site/contracts/languages';
import '@site/shared-ui/styles/site.css';
import { DevHost } from './DevHost';

const root = document.getElementById('site');
if (!root) throw new Error('The page has no element with the id "site" to draw into.');

const { pathname } = location;

createRoot(root).render(<DevHost language={languageOf(pathname)} path={plainPath(pathname)} />);
