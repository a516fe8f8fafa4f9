import { remotePreset } from '@site/build/presets';
import { databaseSchema } from '@site/contracts/databaseSchema';
import { z } from 'zod';
import firebaseConfig from './firebase.config.json' with { type: 'json' };

const { error } = databaseSchema.safeParse(firebaseConfig);
if (error) throw new Error(`firebase.config.json:\n${z.prettifyError(error)}`);

export default remotePreset('order', {
  // Every page has the subscription box, and it shares most of its code with the form: one small script serves both.
  inOneScript: 'forms',
  separateStyles: {
    OrderForm: [
      'remote-order/src/order-form',
      'shared-ui/src/Field/SelectField.module.css',
      'shared-ui/src/Icon',
    ],
  },
});
