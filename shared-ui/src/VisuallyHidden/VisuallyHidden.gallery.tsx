import type { Exhibit } from '../exhibit';
import { VisuallyHidden } from './VisuallyHidden';

export const visuallyHidden: Exhibit = {
  component: 'VisuallyHidden',
  purpose: 'Text for screen readers alone.',
  states: {
    'nothing to see between the brackets': () => (
      <p>
        [<VisuallyHidden>Read out, not shown.</VisuallyHidden>]
      </p>
    ),
  },
};
