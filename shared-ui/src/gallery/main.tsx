import { createRoot } from 'react-dom/client';
import '../styles/site.css';
import { Gallery } from './Gallery';

const place = document.getElementById('site');
if (!place) throw new Error('The page has no element with the id "site".');

if (document.documentElement.lang === 'hi') await import('../styles/devanagari.css');
createRoot(place).render(<Gallery />);
