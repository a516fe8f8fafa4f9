/** How the classes of shared components begin, in whichever application they are (`webpack/classNames.ts`). */
export const SHARED_START = '_';

/** Whether a class may have the same rules in the sheets of several applications. */
export const isShared = (name: string): boolean => name.startsWith(SHARED_START);
