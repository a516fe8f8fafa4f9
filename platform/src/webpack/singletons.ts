/** The libraries of which one copy is on a page, the shell's. */
export const SINGLETONS: readonly string[] = ['react', 'react-dom', 'react-router-dom'];
