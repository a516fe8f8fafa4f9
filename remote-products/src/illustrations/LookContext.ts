import { createContext } from 'react';
import type { LookName } from '../content/vocabulary';

/** The look of the product whose page this is; its drawings take their ink from it. */
export const LookContext = createContext<LookName>('indigo');
