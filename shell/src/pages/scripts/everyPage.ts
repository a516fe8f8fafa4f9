import { pages as catalogue } from './catalogue';
import { pages as catalogueInHindi } from './catalogue.hi';
import { pages as home } from './home';
import { pages as homeInHindi } from './home.hi';
import { providePages } from '../apart/pagesApart';
import { pages as seldom } from './seldom';
import { pages as seldomInHindi } from './seldom.hi';

// For the server and for tests, which draw pages in any language, at once.
providePages('en', { ...catalogue, ...home, ...seldom });
providePages('hi', { ...catalogueInHindi, ...homeInHindi, ...seldomInHindi });
