import type { GalleryEntry } from '../galleryEntry';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

const use = {
  name: 'use',
  label: 'Use*',
  placeholder: 'Choose',
  options: ['Retailer', 'Self Use'],
};

export const textField: GalleryEntry = {
  component: 'TextField',
  purpose: 'A labelled text input.',
  states: {
    empty: (id) => <TextField id={id} name="name" label="Name*" />,
    filled: (id) => <TextField id={id} name="name" label="Name*" defaultValue="Asha Verma" />,
    'with a hint': (id) => <TextField id={id} name="phone" label="Phone*" hint="Ten digits." />,
    'with an error': (id) => (
      <TextField
        id={id}
        name="phone"
        label="Phone*"
        hint="Ten digits."
        error="Please enter 10 digit Mobile number."
        defaultValue="98765"
      />
    ),
  },
};

export const selectField: GalleryEntry = {
  component: 'SelectField',
  purpose: 'A labelled select that starts on a placeholder.',
  states: {
    empty: (id) => <SelectField id={id} {...use} />,
    'with a hint': (id) => <SelectField id={id} {...use} hint="Who you buy for." />,
    'with an error': (id) => <SelectField id={id} {...use} error="Choose one." />,
  },
};
