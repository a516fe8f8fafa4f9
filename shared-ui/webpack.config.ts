import { galleryPreset } from '@site/federation/presets/gallery';

export default galleryPreset();
