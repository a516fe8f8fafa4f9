import { remotePreset } from '@site/federation/presets/presets';

export default remotePreset('remoteProducts', { apart: true });
