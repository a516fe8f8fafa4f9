import { shellPreset } from '@site/build/presets';

export default shellPreset;
