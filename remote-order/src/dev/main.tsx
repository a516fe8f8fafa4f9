import { createRoot } from 'react-dom/client';
import { languageOf } from '@site/contracts/languages';
import '@site/shared-ui/styles/site.css';
import { DevHost } from './DevHost';

const place = document.getElementById('site');
if (!place) throw new Error('The page has no element with the id "site".');

createRoot(place).render(<DevHost language={languageOf(location.pathname)} />);
