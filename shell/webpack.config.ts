import { shellPreset } from '@site/platform/webpack';

export default shellPreset();
