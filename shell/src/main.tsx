import '@site/shared-ui/styles/site.css';
import './layout/favicon.svg';
import { start } from './start';
import { english } from './texts/en';

start(english);
