import '@site/shared-ui/styles/site.css';
import '@site/shared-ui/styles/devanagari.css';
import './layout/favicon.svg';
import { start } from './starting/start';
import { hindi } from './texts/hi';

start(hindi);
