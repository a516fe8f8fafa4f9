import { createRoot } from 'react-dom/client';
import { languageOf } from '@site/company/languages';
import '@site/shared-ui/styles/site.css';
import { DevHost } from './DevHost';

const place = document.getElementById('site');
if (!place) throw new Error('The page has no element with the id "site".');

const language = languageOf(location.pathname);
// The shell brings it on pages in Hindi alone.
if (language === 'hi') await import('@site/shared-ui/styles/devanagari.css');

createRoot(place).render(<DevHost language={language} />);
