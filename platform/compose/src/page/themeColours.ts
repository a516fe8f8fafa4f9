/**
 * The colour of the browser's own frame, by colour scheme: that of the header (`--site-card` in shared-ui's tokens), as sRGB,
 * since frames and home screens read no `oklch`. A test holds the two together.
 */
export const themeColours = { light: '#ffffff', dark: '#1a1e30' } as const;
