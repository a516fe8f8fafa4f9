/** After how long a file of a release is asked for again, in ms. */
export const FILE_LIMIT = 6000;

/**
 * The same for the shell's scripts, in ms: the largest file is one of them, and slow networks need longer for it only
 * when they hang.
 */
export const SHELL_LIMIT = 10_000;
