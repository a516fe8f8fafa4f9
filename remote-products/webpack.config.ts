import { remotePreset } from '@site/federation/presets/applicationPresets';

export default remotePreset('remoteProducts', { apart: true });
