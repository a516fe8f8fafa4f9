// First, as its styles name the order of the layers.
import { start } from './start';
import '@site/shared-ui/styles/devanagari.css';
import { hindi } from '../../../shell/src/texts/hi';

start(hindi);
