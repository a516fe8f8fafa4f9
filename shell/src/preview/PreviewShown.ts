import { createContext } from 'react';

/** Whether the page shows a release that is not live. */
export const PreviewShown = createContext(false);
