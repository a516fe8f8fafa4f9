// First, as its styles name the order of the layers.
import { start } from './start';
import '@site/shared-ui/styles/devanagari.css';
import { pages as catalogue } from '../../../shell/src/pages/scripts/catalogue.hi';
import { pages as home } from '../../../shell/src/pages/scripts/home.hi';
import { providePages } from '../../../shell/src/pages/apart/pagesApart';
import { pages as seldom } from '../../../shell/src/pages/scripts/seldom.hi';
import { hindi } from '../../../shell/src/texts/hi';

providePages('hi', { ...catalogue, ...home, ...seldom });
start(hindi);
