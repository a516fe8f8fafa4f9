import { shellPreset } from '@site/federation/presets/presets';

export default shellPreset();
