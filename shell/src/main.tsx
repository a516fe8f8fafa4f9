import '@site/shared-ui/styles/site.css';
import './layout/favicon.svg';
import { start } from './starting/start';
import { english } from './texts/en';

start(english);
