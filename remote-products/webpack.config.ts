import { remotePreset } from '@site/build/presets';

export default remotePreset('products');
