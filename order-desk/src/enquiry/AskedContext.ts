import { createContext } from 'react';

/** What the end of the screen asks, and of which enquiry; undefined while it asks nothing. */
export const AskedContext = createContext<string | undefined>(undefined);
