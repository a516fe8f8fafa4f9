import { remotePreset } from '@site/federation/presets/applicationPresets';
import { slickReplacements } from '@site/federation/webpack/slick/replacements';
import { unlistedProducts } from './content/unlistedProducts';

/** A file for each product; `page.json` has the words of all. */
const ofOneProduct = /(?<!page)\.json$/;

export default remotePreset('remoteProducts', {
  apart: true,
  textsApart: ofOneProduct,
  pageFiles: unlistedProducts(),
  replaced: slickReplacements,
});
