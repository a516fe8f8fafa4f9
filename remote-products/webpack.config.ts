import { remotePreset } from '@site/federation/presets/applicationPresets';
import { slickReplacements } from '@site/federation/webpack/slick/replacements';

export default remotePreset('remoteProducts', { apart: true, replaced: slickReplacements });
