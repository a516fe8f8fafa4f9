import { remotePreset } from '@site/federation/presets/applicationPresets';
import { slickReplacements } from '@site/federation/webpack/slick/replacements';
import { unlistedProducts } from './content/unlistedProducts';

/** A file for each product; `page.json` has the words of all. */
const ofOneProduct = /(?<!page)\.json$/;

/** The cards' texts. */
const ofCards = /[\\/]src[\\/]showcase[\\/]texts[\\/]/;

export default remotePreset('remoteProducts', {
  apart: true,
  textsApart: ofOneProduct,
  textsInPart: ofCards,
  pageFiles: unlistedProducts(),
  replaced: slickReplacements,
});
