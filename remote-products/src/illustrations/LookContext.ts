import { createContext } from 'react';
import type { LookName } from '../../content/vocabulary';

/** The look of the page's product, for the colour of its drawings. */
export const LookContext = createContext<LookName>('indigo');
