import type { Exhibit } from '../exhibit';
import { IconButton } from './IconButton';

export const iconButton: Exhibit = {
  component: 'IconButton',
  purpose: 'Does something that an icon says, with a name for those who do not see it.',
  states: {
    pause: () => <IconButton label="Pause the drawing" icon="pause" onClick={() => {}} />,
    play: () => <IconButton label="Play the drawing" icon="play" onClick={() => {}} />,
  },
};
