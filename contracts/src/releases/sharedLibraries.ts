/** The libraries of which one copy is on a page, the shell's. */
export const singletons = ['react', 'react-dom', 'react-router-dom'] as const;
