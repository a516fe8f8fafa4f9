import { remotePreset } from '@site/build/presets';
import firebaseConfig from './firebase.config.json' with { type: 'json' };
import { faultsOfFirebaseSettings } from './src/order-store/checkFirebaseSettings';

const faults = faultsOfFirebaseSettings(firebaseConfig);
if (faults.length) throw new Error(['firebase.config.json:', ...faults].join('\n  '));

export default remotePreset('remoteOrder', {
  // Every page has the subscription box, and it shares most of its code with the form: one small script serves both.
  inOneScript: 'forms',
  stylesApart: {
    'order-form': [
      'remote-order/src/order-form',
      'shared-ui/src/Field/SelectField.module.css',
      'shared-ui/src/Icon',
    ],
  },
});
