import { browserBundle } from './application';

/** The gallery of the shared components, for a development server. */
export const galleryPreset = () => ({
  ...browserBundle('gallery', 'development'),
  entry: './src/gallery/main.tsx',
});
