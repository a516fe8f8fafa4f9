import { remotePreset } from '@site/platform/webpack';

export default remotePreset('remoteProducts', { apart: true });
