/** The target that is meant where a command names none and cannot mean the site on this machine. */
export const PRODUCTION = 'production';
