// First, as its styles name the order of the layers.
import { start } from './start';
import { english } from '../../../shell/src/texts/en';

start(english);
