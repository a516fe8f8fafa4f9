// First, as its styles name the order of the layers.
import { start } from './start';
import { pages as catalogue } from '../../../shell/src/pages/scripts/catalogue';
import { pages as home } from '../../../shell/src/pages/scripts/home';
import { providePages } from '../../../shell/src/pages/apart/pagesApart';
import { pages as seldom } from '../../../shell/src/pages/scripts/seldom';
import { english } from '../../../shell/src/texts/en';

providePages('en', { ...catalogue, ...home, ...seldom });
start(english);
