import { galleryPreset } from '@site/federation/presets/galleryPreset';

export default galleryPreset();
