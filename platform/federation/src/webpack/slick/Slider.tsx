import { Children, type ReactNode } from 'react';
import type { Settings } from 'react-slick';
// @ts-expect-error The package has types for its index alone.
import defaultProps from 'react-slick/lib/default-props';
// @ts-expect-error As above.
import { InnerSlider } from 'react-slick/lib/inner-slider';

/** What the library wraps each slide in; it measures the outer element. The inner one would be a row of several. */
const wrap = (slide: ReactNode) => (
  <div>
    <div>{slide}</div>
  </div>
);

/**
 * react-slick's slider without breakpoints and rows: the carousels themselves choose how many slides are shown, all in one
 * row, and are a plain row where all slides fit.
 */
export default function Slider({ children, ...settings }: Settings & { children?: ReactNode }) {
  return (
    <InnerSlider {...defaultProps} {...settings}>
      {Children.map(children, wrap)}
    </InnerSlider>
  );
}
