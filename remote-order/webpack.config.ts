import { remotePreset } from '@site/platform/webpack';
import firebaseConfig from './firebase.config.json' with { type: 'json' };
import { faultsOfFirebaseSettings } from './src/order-store/checkFirebaseSettings';

const faults = faultsOfFirebaseSettings(firebaseConfig);
if (faults.length) throw new Error(['firebase.config.json:', ...faults].join('\n  '));

export default remotePreset('remoteOrder');
