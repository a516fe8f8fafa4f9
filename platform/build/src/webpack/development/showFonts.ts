import type { Plugin } from 'postcss';

/**
 * Lets a page of a development server wait for its fonts. A built page preloads them and does without one that is late; one in
 * development is so busy with its scripts that they often are.
 */
export function showFonts(): Plugin {
  return {
    postcssPlugin: 'show-fonts',
    Declaration: {
      'font-display': (declaration) => {
        if (declaration.value !== 'block') declaration.value = 'block';
      },
    },
  };
}
