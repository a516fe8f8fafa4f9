import { galleryPreset } from '@site/platform/webpack/gallery';

export default galleryPreset();
