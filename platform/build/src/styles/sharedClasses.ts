/** How the classes of shared components begin, in whichever application they are (`webpack/classNames.ts`). */
export const SHARED_START = '_';
