import { createContext } from 'react';

/**
 * Whether a link led to this page's top. A page that is opened, gone back to, or asked for at an anchor has to have its whole
 * height at once, and a view transition captures the whole page.
 */
export const FollowedToTop = createContext(false);
