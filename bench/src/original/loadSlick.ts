import Slick from 'react-slick';

/** Replaces `shared-ui/src/Carousel/loadSlick.ts`: slick is in the bundle. */
export const loadSlick = () =>
  Promise.resolve((Slick as typeof Slick & { default?: typeof Slick }).default ?? Slick);
