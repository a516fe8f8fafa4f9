import type { GalleryEntry } from '../galleryEntry';
import { Icon } from '../Icon/Icon';
import * as iconPaths from '../Icon/iconPaths';
import { Button, ButtonLink } from './Button';

export const button: GalleryEntry = {
  component: 'Button',
  purpose: 'Starts an action; ButtonLink looks the same and navigates.',
  states: {
    primary: () => <Button>Place Order</Button>,
    quiet: () => <Button look="quiet">Try again</Button>,
    'with an icon': () => (
      <Button look="quiet">
        <Icon path={iconPaths.phone} />
        Call
      </Button>
    ),
    'a link': () => <ButtonLink href="#here">Our Products</ButtonLink>,
    'a quiet link': () => (
      <ButtonLink href="#here" look="quiet">
        Learn More
      </ButtonLink>
    ),
    'with a long text': () => (
      <Button>A button whose words do not fit in one line of a small phone</Button>
    ),
  },
};
