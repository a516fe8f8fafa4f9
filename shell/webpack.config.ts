import { shellPreset } from '@site/federation/presets/applicationPresets';

export default shellPreset();
